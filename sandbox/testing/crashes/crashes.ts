import { type ChildProcess, fork } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { createRandom, type Random } from '../../feeds/random.ts'
import { openDatabase } from '../../store/database.ts'
import { compareBooks } from './books.ts'
import { bundleProcess } from './bundle.ts'
import type { Answer, Call, Said, Wish } from './calls.ts'
import { createLoad, type Load, type Sent } from './load.ts'
import { readLogState, tearLog } from './writeAheadLog.ts'

/** What so many kills brought. */
export interface CrashFigures {
  kills: number
  /** Of these, so many while the process was still opening the store. */
  whileOpening: number
  /** Answers that clients had got, by what they had asked for. */
  answers: Record<Wish['kind'], number>
  /** Bets without an answer that were in the books afterwards, and that were not. */
  there: number
  notThere: number
  /** Logs torn in what was being written as the kill came, and torn elsewhere. */
  tornTails: number
  tornElsewhere: number
  /** What is wrong, each with its kill; empty if nothing is. */
  problems: string[]
}

/** After so many kills a store is put away, and a new one begun: it grows, and with it what a comparison takes. */
const killsOfStore = 10
const clientsAtOnce = 8
/** A kill comes after so many answers at most, and a little later, whatever is being written then. */
const mostAnswers = 40
const littleLater = 15
const longestOpening = 400
const files = ['sandbox.db', 'sandbox.db-wal', 'sandbox.db-shm']

/**
 * Kills a process under load so many times, each at a random instant, and opens its store again after each.
 * @param lanes how many stores are worked on at the same time
 * @param told called after each kill
 */
export async function crash(
  { seed, kills, lanes = 1 }: { seed: number; kills: number; lanes?: number },
  told: (figures: CrashFigures) => void = () => undefined,
): Promise<CrashFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-crashes-'))
  const figures: CrashFigures = {
    kills: 0,
    whileOpening: 0,
    answers: { bet: 0, cancel: 0, cashOut: 0, miniGame: 0, market: 0, pass: 0 },
    there: 0,
    notThere: 0,
    tornTails: 0,
    tornElsewhere: 0,
    problems: [],
  }
  try {
    const program = await bundleProcess(folder)
    const stores = Array.from({ length: Math.ceil(kills / killsOfStore) }, (_, store) => store)
    const work = async (): Promise<void> => {
      for (let store = stores.shift(); store !== undefined; store = stores.shift()) {
        const times = Math.min(killsOfStore, kills - store * killsOfStore)
        const home = join(folder, String(store))
        await crashStore({ program, home, random: createRandom(seed, store), times, store, figures, told })
        rmSync(home, { recursive: true, force: true })
      }
    }
    await Promise.all(Array.from({ length: lanes }, work))
    return figures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface StoreWork {
  program: string
  home: string
  random: Random
  times: number
  store: number
  figures: CrashFigures
  told: (figures: CrashFigures) => void
}

async function crashStore({ program, home, random, times, store, figures, told }: StoreWork): Promise<void> {
  const load = createLoad(random)
  const data = join(home, 'data')
  mkdirSync(data, { recursive: true })
  for (let kill = 0; kill <= times; kill += 1) {
    const say = (problems: readonly string[]): void =>
      void figures.problems.push(...problems.map((problem) => `store ${store}, kill ${kill}: ${problem}`))
    const before = load.sent.length
    const running = startProcess(program, data)
    const isEarly = kill < times && random.chance(0.1)
    if (isEarly) {
      await wait(random.whole(0, longestOpening))
      figures.whileOpening += 1
    } else {
      await running.opened
      // At rest: what a process made of the store that was left to it.
      say(compareCopy(home, load.sent, { isReopened: true }).problems)
      if (kill === times) return running.kill()
      await underLoad(running, load, random, figures)
    }
    await running.kill()
    figures.kills += 1
    const compared = compareCopy(home, load.sent, { isReopened: false })
    say(compared.problems)
    const cutOff = new Set(load.sent.slice(before).flatMap(cutOffKey))
    const there = [...compared.unanswered].filter((key) => cutOff.has(key)).length
    figures.there += there
    figures.notThere += cutOff.size - there
    say(tear(home, load, random, figures))
    told(figures)
  }
}

function cutOffKey({ wish, answer }: Sent): string[] {
  return answer === null && (wish.kind === 'bet' || wish.kind === 'miniGame') ? [wish.key] : []
}

/** Clients ask and are answered until a random instant. */
async function underLoad(running: Running, load: Load, random: Random, figures: CrashFigures): Promise<void> {
  let left = random.whole(0, mostAnswers)
  let enough = (): void => undefined
  const heardEnough = new Promise<void>((resolve) => (enough = resolve))
  const count = (): void => {
    if (left <= 0) enough()
    left -= 1
  }
  const ask = async (wish: Wish): Promise<boolean> => {
    const sent: Sent = { wish, answer: null }
    load.sent.push(sent)
    const answer = await running.ask(wish)
    if (answer === null) return false
    load.hear(sent, answer)
    figures.answers[wish.kind] += 1
    count()
    return true
  }
  const first = load.beginning()
  const client = async (): Promise<void> => {
    let isThere = true
    while (isThere) isThere = await ask(first.shift() ?? load.next())
  }
  for (let at = 0; at < clientsAtOnce; at += 1) void client()
  count()
  await heardEnough
  await wait(random.whole(0, littleLater))
}

interface Running {
  readonly opened: Promise<void>
  /** Null once the process is gone. */
  ask(wish: Wish): Promise<Answer | null>
  /** Kills it at once. Done when every answer that it had sent has been heard. */
  kill(): Promise<void>
}

function startProcess(program: string, data: string): Running {
  const child: ChildProcess = fork(program, [data], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, (answer: Answer | null) => void>()
  let calls = 0
  let isGone = false
  let open = (): void => undefined
  let failToOpen = (): void => undefined
  const opened = new Promise<void>((resolve, reject) => {
    open = resolve
    failToOpen = () => reject(new Error('The process ended before it had opened the store.'))
  })
  // A process that is killed early is not waited for.
  opened.catch(() => undefined)
  const gone = Promise.all([
    new Promise((resolve) => void child.once('exit', resolve)),
    new Promise((resolve) => void child.once('disconnect', resolve)),
  ]).then(() => {
    isGone = true
    for (const heard of waiting.values()) heard(null)
    failToOpen()
  })
  child.on('message', (said: Said) => {
    if ('ready' in said) return open()
    waiting.get(said.id)?.(said)
    waiting.delete(said.id)
  })
  return {
    opened,
    ask: (wish) =>
      new Promise((resolve) => {
        if (isGone || !child.connected) return resolve(null)
        calls += 1
        waiting.set(calls, resolve)
        const call: Call = { id: calls, wish }
        // That it cannot be sent any more is told by the end of the process.
        child.send(call, () => undefined)
      }),
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** Compares the books of a copy, so that the next process finds the files as they were left. */
function compareCopy(home: string, sent: readonly Sent[], how: { isReopened: boolean }) {
  return onCopy(home, (database) => compareBooks(database, sent, how))
}

function onCopy<Result>(
  home: string,
  read: (database: ReturnType<typeof openDatabase>) => Result,
  change: (store: string) => void = () => undefined,
): Result {
  const copy = join(home, 'copy')
  mkdirSync(copy, { recursive: true })
  // The index beside the log is made again as the store is opened.
  for (const file of files.slice(0, 2))
    if (existsSync(join(home, 'data', file))) copyFileSync(join(home, 'data', file), join(copy, file))
  change(join(copy, 'sandbox.db'))
  const database = openDatabase(copy)
  try {
    return read(database)
  } finally {
    database.close()
    rmSync(copy, { recursive: true, force: true })
  }
}

/**
 * Tears the log of a copy: in what was being written, where there is such a tail, and then nothing may be missing that
 * anybody was told; or anywhere, and then the books must be whole as they were at some moment before.
 */
function tear(home: string, { sent }: Load, random: Random, figures: CrashFigures): string[] {
  const state = readLogState(join(home, 'data', 'sandbox.db'))
  if (state === null || state.written === state.moved) return []
  const hasTail = state.written > state.committed
  const [from, to] = hasTail ? [state.committed, state.written] : [state.moved, state.written]
  figures[hasTail ? 'tornTails' : 'tornElsewhere'] += 1
  return onCopy(
    home,
    (database) =>
      compareBooks(database, hasTail ? sent : [], { isReopened: false })
        .problems.filter((problem) => hasTail || !problem.startsWith('nobody asked for'))
        .map((problem) => `with its log torn: ${problem}`),
    (store) => tearLog(store, { from, to }, random),
  )
}
