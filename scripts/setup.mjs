// What a fresh clone needs before anything else runs: packages, a built client, a browser.
// Plain JavaScript on Node's own modules, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Stops with a plain message where Node is older than the project's `engines` allow. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Slipway needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** The sandbox's two ports, as its options and the environment name them. */
export function sandboxPorts(args, env = process.env) {
  return [
    { option: '--port', variable: 'SLIPWAY_PORT', usual: 4400 },
    { option: '--partner-port', variable: 'SLIPWAY_PARTNER_PORT', usual: 4401 },
  ].map(({ option, variable, usual }) => {
    const at = args.findLastIndex((arg) => arg === option || arg.startsWith(`${option}=`))
    const given =
      at < 0 ? env[variable] : args[at] === option ? args[at + 1] : args[at].slice(option.length + 1)
    return { port: Number(given || usual), how: `${option} or ${variable}` }
  })
}

/**
 * Stops with a plain message where a port is taken, before anything is installed, built or half started.
 * @param {{ port: number, how: string }[]} ports and how each is chosen
 */
export async function requireFreePorts(ports) {
  const taken = []
  for (const { port, how } of ports)
    if (!(await isFree(port))) taken.push(`Port ${port} is taken. Choose another with ${how}.`)
  if (taken.length > 0) fail(taken.join('\n'))
}

/**
 * The first free port from one on.
 * @param {number} port @returns {Promise<number>}
 */
export async function freePortFrom(port) {
  for (let tried = port; ; tried += 1) if (await isFree(tried)) return tried
}

// What is no port at all is the sandbox's to complain of, in its own words.
function isFree(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return true
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code !== 'EADDRINUSE'))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/**
 * Runs a command from the project's root with its output shown.
 * @param {string} command @param {string[]} args @param {Record<string, string>} [env]
 * @returns {boolean} whether it ended well
 */
export function run(command, args, env = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  return done.status === 0
}

/**
 * The same, while other things go on.
 * @param {string} command @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<boolean>}
 */
export function runBeside(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (status) => resolve(status === 0))
  })
}

/**
 * The same, where whatever else goes on comes first.
 * @param {string} command @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<boolean>}
 */
export function runBehind(command, args, env = {}) {
  return process.platform === 'win32'
    ? runBeside(command, args, env)
    : runBeside('nice', ['-n', '19', command, ...args], env)
}

/** Installs the locked packages unless those of this very lock file are there already. */
export function ensureInstalled() {
  const lock = digest([join(root, 'package-lock.json')])
  const stamp = join(root, 'node_modules', '.slipway-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages …')
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) fail('npm ci failed.')
  writeFileSync(stamp, lock)
}

/** Builds the client into dist/ unless the build there is of these very sources. */
export async function ensureBuilt() {
  const inputs = [
    'src',
    'domain',
    'embed',
    'machines',
    'recording',
    'openapi',
    'locales',
    'public',
    'index.html',
    'build',
    'servers.json',
    'vite.config.ts',
    'lingui.config.ts',
    'package-lock.json',
  ].flatMap((path) => filesBelow(join(root, path)))
  const sources = digest(inputs)
  const stamp = join(root, 'dist', '.sources')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  console.log('Building the client …')
  if (!(await runBeside('npx', ['vite', 'build', '--logLevel', 'warn']))) fail('The build failed.')
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, sources)
}

/** Debian's packages of the servers that the client is shipped for, by what each must have put there. */
const servers = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
}

/** Which of the servers' packages are not here. */
export function missingServers() {
  return Object.entries(servers).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))
}

/** Installs nginx and Caddy where they are not there: Debian's. */
export function ensureServers() {
  const missing = missingServers()
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(', ')} …`)
  if (existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', ...missing], { DEBIAN_FRONTEND: 'noninteractive' })
  }
  if (missingServers().length > 0) fail(`${missingServers().join(', ')} could not be installed.`)
}

/**
 * Finds a Chromium, or installs one: Playwright's own where it can be downloaded, else Debian's.
 * @param {string[]} preferred paths of browsers to take before any other
 * @returns {Promise<string | undefined>} its path; undefined lets Playwright use its own
 */
export async function ensureBrowser(preferred = []) {
  const found = findBrowser(preferred) ?? (await playwrightBrowser())
  if (found) return found
  console.log('Installing a browser …')
  if (run('npx', ['playwright', 'install', 'chromium']) && (await playwrightBrowser()))
    return playwrightBrowser()
  if (existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' })
  }
  return (
    findBrowser([]) ?? fail('No Chromium was found or could be installed. Set SLIPWAY_CHROMIUM to its path.')
  )
}

function findBrowser(preferred) {
  const candidates = [
    process.env.SLIPWAY_CHROMIUM,
    ...preferred,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return candidates.find((path) => path && existsSync(path))
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}

function digest(paths) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path))
  return hash.digest('hex')
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
