/**
 * What every answer of a Kast server says besides its content: the one place for it.
 * `scripts/serve.ts` sends these; the build writes them into dist/_headers for static hosts.
 */

/**
 * Everything comes from this origin and nothing is inline. Styles set through the DOM at run time
 * (element.style) are not markup, so they need no 'unsafe-inline'.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sent with every answer. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';
/** Files whose name stays while their content may change, but which nothing breaks without. */
const hour = 'public, max-age=3600';

/**
 * How long a file may be kept, by its path below the root (`/assets/x.js`).
 * Names in assets/ hold a hash of the content. What decides which build runs is asked for every time.
 */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return immutable;
  if (path.startsWith('/icons/') || path.startsWith('/screenshots/')) return hour;
  return revalidate;
}

/**
 * The same as a `_headers` file, which Netlify, Cloudflare Pages and others read.
 * Such hosts join the values of all rules that match, so no path may match two rules for one header.
 */
export function headersFile(files: readonly string[]): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const folders = ['/assets/*', '/icons/*', '/screenshots/*'];
  const single = files.filter((file) => !file.slice(1).includes('/'));
  return [
    rule('/*', securityHeaders),
    ...[...folders, '/', ...single].map((path) => rule(path, { 'Cache-Control': cacheControl(path) })),
    '',
  ].join('\n\n');
}
