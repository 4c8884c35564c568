/** `npm start`: installs what is missing, builds what is stale, and serves the app. */
import { spawn } from 'node:child_process';
import { buildIfStale, installPackages, requireNode, root } from './lib/setup.mjs';

requireNode();
installPackages();
buildIfStale();

const args = ['--import', 'tsx', 'scripts/serve.ts', ...process.argv.slice(2)];
const server = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  process.exitCode = code ?? 0;
});
