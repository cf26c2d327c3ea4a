/**
 * npm run deployment: writes the configurations of deploy/ from the headers that the sandbox sends too.
 * With --check: fails where they are stale. With --origin: prints one for other domains; deploy/README.md says how.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { caddyConfig } from '../deploy/caddy.ts'
import { type Deployment, example } from '../deploy/deployment.ts'
import { nginxConfig } from '../deploy/nginx.ts'

const generated = {
  'nginx.conf': nginxConfig(example),
  // Caddy gets its certificates automatically.
  Caddyfile: caddyConfig({ ...example, certificate: null }),
}
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    server: { type: 'string' },
    origin: { type: 'string', multiple: true, default: [] },
    partner: { type: 'string', multiple: true, default: [] },
    call: { type: 'string', multiple: true, default: [] },
    video: { type: 'string', multiple: true, default: [] },
    player: { type: 'string', multiple: true, default: [] },
    backend: { type: 'string', default: example.backend },
    folder: { type: 'string', default: example.folder },
    logs: { type: 'string', default: example.logs },
    certificate: { type: 'string' },
    key: { type: 'string' },
  },
})

if (values.server !== undefined) console.log(configOf(values.server))
else if (values.check) check()
else {
  for (const [name, text] of Object.entries(generated)) writeFileSync(pathOf(name), text)
  console.log(`Deployment: ${Object.keys(generated).join(' and ')} written.`)
}

function configOf(server: string): string {
  const { origin, partner, call, video, player, backend, folder, logs, certificate, key } = values
  const asked: Deployment = {
    sites: [
      {
        origins: origin,
        partners: partner.map((page) => new URL(page).origin),
        servers: call.map((server) => new URL(server).origin),
        videos: video.map((host) => new URL(host).origin),
        players: player.map((host) => new URL(host).origin),
      },
    ],
    backend,
    folder,
    logs,
    certificate: certificate !== undefined && key !== undefined ? { file: certificate, key } : null,
    plainPort: 80,
  }
  if (server === 'nginx')
    return nginxConfig({ ...asked, certificate: asked.certificate ?? example.certificate })
  if (server === 'caddy') return caddyConfig(asked)
  throw new Error(`No such server: ${server}. There are nginx and caddy.`)
}

function check(): void {
  const stale = Object.entries(generated).filter(
    ([name, text]) => readFileSync(pathOf(name), 'utf8') !== text,
  )
  for (const [name] of stale)
    console.error(`deploy/${name} is out of date: run npm run deployment and commit the result.`)
  if (stale.length > 0) process.exit(1)
  console.log(`Deployment: ${Object.keys(generated).length} configurations fresh.`)
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(`../deploy/${name}`, import.meta.url))
}
