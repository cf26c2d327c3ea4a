import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders, Server } from 'node:http'
import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { caddyConfig } from '#deploy/caddy.ts'
import type { Deployment } from '#deploy/deployment.ts'
import { nginxConfig } from '#deploy/nginx.ts'

import { freePort, TestSandbox } from '../sandbox.ts'

export type ServerName = 'nginx' | 'caddy'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))

/** A real server with the shipped configuration, the built client in its folder and a sandbox behind it. */
export class Deployed {
  readonly origin: string
  readonly plainOrigin: string
  readonly sandbox: TestSandbox
  readonly #folder: string
  readonly #process: ChildProcess
  #output = ''

  private constructor(
    origin: string,
    plainOrigin: string,
    sandbox: TestSandbox,
    folder: string,
    child: ChildProcess,
  ) {
    this.origin = origin
    this.plainOrigin = plainOrigin
    this.sandbox = sandbox
    this.#folder = folder
    this.#process = child
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (this.#output += text))
  }

  static async start(server: ServerName): Promise<Deployed> {
    const folder = mkdtempSync(join(tmpdir(), `slipway-${server}-`))
    const [port, plainPort] = [await freePort(), await freePort()]
    const origin = `https://localhost:${port}`
    const sandbox = await TestSandbox.start(['--seed', '7', '--frozen', '--client-url', origin])
    const deployment: Deployment = {
      sites: [{ origins: [origin], partners: [sandbox.partnerUrl] }],
      backend: sandbox.clientUrl.replace('localhost', '127.0.0.1'),
      folder: join(folder, 'www'),
      logs: join(folder, 'logs'),
      certificate: certificateIn(folder),
      plainPort,
    }
    mkdirSync(deployment.logs)
    cpSync(dist, join(deployment.folder, 'v8'), { recursive: true })
    const child = server === 'nginx' ? startNginx(deployment, folder) : startCaddy(deployment, folder)
    const deployed = new Deployed(origin, `http://localhost:${plainPort}`, sandbox, folder, child)
    await deployed.#answers()
    return deployed
  }

  /** Everything that the server has written, in files and otherwise. */
  logs(): string {
    const files = readdirSync(join(this.#folder, 'logs'))
    return [
      ...files.map((name) => readFileSync(join(this.#folder, 'logs', name), 'utf8')),
      this.#output,
    ].join('\n')
  }

  /** The folder that is served as `/v8/`. */
  get clientFolder(): string {
    return join(this.#folder, 'www', 'v8')
  }

  /** A file of those that are served, by its address. */
  file(path: string): Buffer {
    return readFileSync(join(this.#folder, 'www', path))
  }

  /** The path below /v8/ of a file that the build made, by what it is called. */
  fileOf(name: RegExp): string {
    const all = readdirSync(this.clientFolder, { recursive: true, encoding: 'utf8' })
    const found = all.find((each) => name.test(each))
    if (found === undefined) throw new Error(`The build has no ${name}.`)
    return found
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve))
    if (this.#process.exitCode === null && this.#process.kill('SIGTERM')) await ended
    await this.sandbox.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #answers(): Promise<void> {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
      if (this.#process.exitCode !== null) throw new Error(`The server ended at its start:\n${this.#output}`)
      if (await isAnswering(`${this.origin}/v8/`)) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`The server did not answer:\n${this.#output}`)
  }
}

function startNginx(deployment: Deployment, folder: string): ChildProcess {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(join(folder, 'slipway.conf'), nginxConfig(deployment))
  // What an installation has around the shipped file.
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
include /etc/nginx/modules-enabled/*.conf;
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${deployment.logs}/nginx.log;
events {}
http {
  include /etc/nginx/mime.types;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/slipway.conf;
}
`,
  )
  return spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'])
}

function startCaddy(deployment: Deployment, folder: string): ChildProcess {
  const config = join(folder, 'Caddyfile')
  writeFileSync(config, caddyConfig(deployment, ['admin off']))
  return spawn('caddy', ['run', '--config', config], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
}

function certificateIn(folder: string): { file: string; key: string } {
  const [file, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
      .concat(['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'])
      .concat(['-keyout', key, '-out', file]),
    { stdio: 'ignore' },
  )
  return { file, key }
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await ask(url)).status === 200
  } catch {
    return false
  }
}

interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Asks a server with a certificate of a test; what comes is as it was sent, compressed or not. */
export function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    get(url, { rejectUnauthorized: false, headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.once('error', reject)
      reply.once('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) }),
      )
    }).once('error', reject)
  })
}

/** Starts a server on any free port of this machine, and gives the port. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
