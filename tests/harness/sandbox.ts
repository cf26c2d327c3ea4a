import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Worlds are begun again at the same time for so long (ms), which is far quicker than at another. */
const sameEpochFor = 5 * 60_000

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface LaunchOptions {
  member?: string
  guest?: boolean
  lang?: string
  odds_type?: string
  press_rule?: 'replace' | 'add'
  theme?: string
  event_id?: string
  competition_id?: readonly string[]
  mode?: 'frame' | 'page'
}

export interface Fault {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  path: string
  kind: 'status' | 'delay' | 'dropRequest' | 'dropReply' | 'malformed' | 'hang' | 'hangReply'
  times?: number
  status?: number
  delay?: number
}

export interface LedgerBet {
  ticketNum: string
  key: string
  amount: string
  euroOdds: string
  status: string
  returns: string | null
  /** Sandbox time. */
  placedAt: number
  legs: { marketId: string; euroOdds: string; askedOdds: string | null; result: string }[]
}

export interface LedgerPrebook {
  ticketNum: string
  key: string
  status: string
  amount: string
  targetOdds: string
  oddsStyle: string
  marketId: string
}

/** A bet on a mini-game. */
export interface LedgerMiniGame {
  ticketNum: string
  key: string
  tableId: number
  round: number
  selection: string
  amount: string
  status: string
  returns: string | null
}

export interface Ledger {
  wallet: { balance: string; currency: string }
  bets: LedgerBet[]
  /** Booked bets, whatever became of them. */
  prebooks: LedgerPrebook[]
  miniGames: LedgerMiniGame[]
  entries: { kind: string; amount: string; balanceAfter: string; ticketNum: string | null }[]
  uniques: { key: string; status: string }[]
  /** What is wrong with the books and bets of all members. */
  problems: string[]
}

export interface SandboxSelection {
  side: string
  name: string
  euroOdds: string
  handicap: string | null
  line: string | null
  status: string
}

export interface SandboxMarket {
  marketId: string
  betType: string
  name: string
  tabName: string
  status: string
  comboAllowed: boolean
  selections: SandboxSelection[]
}

export interface SandboxEvent {
  eventId: string
  gameId: string
  gameName: string
  competitionId: string
  competitionName: string
  home: string
  away: string
  inPlay: boolean
  startUtc: number
  markets: SandboxMarket[]
}

interface Ports {
  client: number
  partner: number
  /** Of the secondary server and its mirror. */
  others: readonly number[]
}

export interface SandboxServer {
  name: 'primary' | 'secondary' | 'secondary-mirror'
  address: string
  state: 'up' | 'unhealthy' | 'down'
  /** Health checks left out. */
  calls: number
  healthChecks: number
}

/** What the sandbox knows of its servers, and what clients have reported of them. */
export interface ServersView {
  servers: SandboxServer[]
  records: { domains: string[]; selected: string; partner_domain: string; public_token: string }[]
}

/**
 * A sandbox in a process of its own, on ports and in a folder of its own, driven through its control
 * calls. It can be killed as hard as a power cut and started again on what it had written down.
 */
export class TestSandbox {
  #process: ChildProcess | undefined
  #output = ''
  #epoch = 0
  readonly #ports: Ports
  readonly #data: string
  readonly #args: readonly string[]

  private constructor(ports: Ports, data: string, args: readonly string[]) {
    this.#ports = ports
    this.#data = data
    this.#args = args
  }

  /** A port that was free may be taken before the sandbox has it, by any connection of this machine: others are tried. */
  static async start(args: readonly string[], tries = 3): Promise<TestSandbox> {
    const data = await mkdtemp(join(tmpdir(), 'slipway-'))
    const sandbox = new TestSandbox(
      { client: await freePort(), partner: await freePort(), others: [await freePort(), await freePort()] },
      data,
      args,
    )
    try {
      await sandbox.run()
      return sandbox
    } catch (error) {
      await sandbox.stop()
      if (tries > 1 && /^Port \d+ is taken/m.test(sandbox.#output)) return TestSandbox.start(args, tries - 1)
      throw error
    }
  }

  /** The client and its API, reached as another site than the partner's page. */
  get clientUrl(): string {
    return `http://localhost:${this.#ports.client}`
  }

  get partnerUrl(): string {
    return `http://127.0.0.1:${this.#ports.partner}`
  }

  /** Of the process that runs. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** Starts the process (again) and waits until it answers. */
  async run(): Promise<void> {
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        'sandbox/main.ts',
        '--port',
        String(this.#ports.client),
        '--partner-port',
        String(this.#ports.partner),
        '--secondary-ports',
        this.#ports.others.join(','),
        '--data',
        this.#data,
        ...this.#args,
      ],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    child.stdout.on('data', (text) => (this.#output += text))
    child.stderr.on('data', (text) => (this.#output += text))
    this.#process = child
    const deadline = Date.now() + 240_000
    while (Date.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`The sandbox ended at its start:\n${this.#output}`)
      if (await answers(`${this.clientUrl}/sandbox/clock`)) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`The sandbox did not answer:\n${this.#output}`)
  }

  /** Ends the process at once, without a chance to tidy up (SIGKILL). */
  async kill(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  async stop(): Promise<void> {
    await this.kill()
    await rm(this.#data, { recursive: true, force: true })
  }

  async control<Reply>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(`${this.clientUrl}/sandbox/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} /sandbox/${path}: ${response.status} ${text}`)
    return text === '' ? (undefined as Reply) : (JSON.parse(text) as Reply)
  }

  launch(options: LaunchOptions): Promise<{ link: string; partnerLink: string; member: string }> {
    return this.control('POST', 'launch', options)
  }

  clock(move: { advance?: number; to?: number; freeze?: boolean; speed?: number }): Promise<{ now: number }> {
    return this.control('POST', 'clock', move)
  }

  fault(fault: Fault): Promise<unknown> {
    return this.control('POST', 'faults', { times: 1, ...fault })
  }

  clearFaults(): Promise<unknown> {
    return this.control('DELETE', 'faults')
  }

  /** Whether a call still waits to hang, or to be left without its reply: none has come for it. */
  async isAnyToHang(): Promise<boolean> {
    const { faults } = await this.control<{ faults: readonly Fault[] }>('GET', 'faults')
    return faults.some(({ kind }) => kind === 'hang' || kind === 'hangReply')
  }

  ledger(member: string): Promise<Ledger> {
    return this.control('GET', `ledger?member=${encodeURIComponent(member)}`)
  }

  async events(query = ''): Promise<SandboxEvent[]> {
    const { events } = await this.control<{ events: SandboxEvent[] }>('GET', `events${query}`)
    return events
  }

  market(marketId: string, change: Record<string, unknown>): Promise<unknown> {
    return this.control('POST', `markets/${encodeURIComponent(marketId)}`, change)
  }

  event(eventId: string, change: Record<string, unknown>): Promise<unknown> {
    return this.control('POST', `events/${encodeURIComponent(eventId)}`, change)
  }

  sockets(change: {
    action: 'close' | 'mute' | 'lag' | 'unmute' | 'drop' | 'delay'
    code?: number
    delay?: number
    channel?: string
  }): Promise<unknown> {
    return this.control('POST', 'sockets', change)
  }

  servers(): Promise<ServersView> {
    return this.control('GET', 'servers')
  }

  /** What a server does from now on. */
  server(server: SandboxServer['name'], state: SandboxServer['state']): Promise<ServersView> {
    return this.control('POST', 'servers', { server, state })
  }

  /** The calls that a server has taken so far. */
  async callsOn(name: SandboxServer['name']): Promise<number> {
    return (await this.servers()).servers.find((server) => server.name === name)?.calls ?? 0
  }

  /** Pays into a member's account or takes out of it, in full units of the member's currency. */
  money(member: string, move: { deposit: string } | { withdraw: string }): Promise<unknown> {
    return this.control('POST', `members/${encodeURIComponent(member)}`, move)
  }

  /** Has each bet of a member after another come too soon, however long after, and be told to wait; null for as in its table. */
  wait(member: string, seconds: number | null): Promise<unknown> {
    return this.control('POST', `members/${encodeURIComponent(member)}`, { wait: seconds })
  }

  /** Adds notifications of any type and text to a member's. */
  notify(
    member: string,
    notification: {
      type: 'info' | 'success' | 'danger'
      message: string
      kind?: string
      ticketNum?: string
      eventId?: string
      at?: number
      count?: number
    },
  ): Promise<unknown> {
    return this.control('POST', `notifications/${encodeURIComponent(member)}`, notification)
  }

  /** The channels that are open, by their names; an event's with its event. @param on those to one server alone */
  async lines(on?: SandboxServer['name']): Promise<string[]> {
    const { lines } = await this.control<{
      lines: { channel: string; eventId: string | null; server: SandboxServer['name'] }[]
    }>('GET', 'sockets')
    return lines
      .filter(({ server }) => on === undefined || server === on)
      .map(({ channel, eventId }) => (eventId === null ? channel : `event ${eventId}`))
      .toSorted()
  }

  /**
   * Announces maintenance, begins, moves or ends it; times in minutes from now, by the server's clock.
   * @returns the times that are told of it
   */
  async maintenance(change: {
    isOn: boolean
    from?: number
    to?: number
    isQuiet?: boolean
  }): Promise<{ from: string; to: string }> {
    const at = (minutes?: number) =>
      minutes === undefined ? null : new Date(Date.now() + minutes * 60_000).toISOString()
    const { isOn, isQuiet = false } = change
    const [from, to] = [at(change.from), at(change.to)]
    await this.control('POST', 'maintenance', { maintenance: isOn, from, to, quiet: isQuiet })
    return { from: from ?? '', to: to ?? '' }
  }

  /** Has members play with care, with what is said of it, for sessions launched or restored from now on. */
  care(wish: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    return this.control('POST', 'care', { enabled: true, ...wish })
  }

  /** Has members pass their slips on by codes, or no more, for sessions launched or restored from now on. */
  betCodes(enabled = true): Promise<unknown> {
    return this.control('POST', 'bet-codes', { enabled })
  }

  /** Has members cash their bets out, or no more, for sessions launched or restored from now on; offers are told or only asked for. */
  cashOut(enabled = true, { isTold = true } = {}): Promise<unknown> {
    return this.control('POST', 'cash-out', { enabled, isTold })
  }

  /** Has the client put on devices, or no more, for sessions launched or restored from now on. */
  installable(enabled = true): Promise<unknown> {
    return this.control('POST', 'installable', { enabled })
  }

  /** All bet codes there are expire. */
  expireBetCodes(): Promise<unknown> {
    return this.control('POST', 'bet-codes', { expire: true })
  }

  /** Excludes a member from betting, or no more (null). */
  exclude(member: string, exclusion: { reason: string; until: string | null } | null): Promise<unknown> {
    return this.control('POST', `members/${member}/care`, { exclusion })
  }

  /** Has a member's sessions begin so many minutes ago: a session learns of it with a reload. */
  beenHereFor(member: string, minutesHere: number): Promise<unknown> {
    return this.control('POST', `members/${member}/care`, { minutesHere })
  }

  /** Switches features on or off (or says nothing of them: null) for sessions launched or restored from now on. */
  features(flags: Record<string, boolean | null>): Promise<unknown> {
    return this.control('POST', 'features', flags)
  }

  /** The world as it was at its start, which is minutes ago at most, or is where all clocks stand. */
  reset(still?: number): Promise<unknown> {
    if (still !== undefined) return this.control('POST', 'reset', { epoch: still })
    const now = Date.now()
    if (now - this.#epoch > sameEpochFor) this.#epoch = now
    return this.control('POST', 'reset', { epoch: this.#epoch })
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      )
    })
  })
}
