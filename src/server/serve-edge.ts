import { spawn } from 'node:child_process';
import { parsePort } from '#server/settings.ts';

// The real workerd, on this machine: what `npm run serve:edge` starts.
const port = parsePort(process.env['PORT']);
const child = spawn(
  'wrangler',
  [
    'dev',
    '--port',
    String(port),
    '--ip',
    process.env['HOST']?.trim() || '127.0.0.1',
    '--show-interactive-dev-session=false',
    '--log-level',
    'warn',
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
  },
);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
child.on('error', ({ message }) => {
  console.error(`wrangler does not start (${message}): run "npm ci", then "npm run serve:edge".`);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
