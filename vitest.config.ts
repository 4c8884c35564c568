import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';

/** Everything but what needs a browser. A test of components asks for happy-dom in its first line. */
export default defineConfig({
  define: { __VERSION__: JSON.stringify('test') },
  plugins: [preact({ prefreshEnabled: false })],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**'],
    environment: 'node',
    allowOnly: false,
    maxWorkers: 2,
    // A machine under load must not fail a test: nothing here waits, so a long time only means a slow machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
