import type { Scheduler } from 'fast-check'

import { closedKeysName, journalPrefix } from '#src/storage/journal/journalNames.ts'

import { createLine } from './line.ts'
import { type CancelTold, openLedgerPage, type LedgerPage, type Told } from './page.ts'
import { createLedgerServer, type LedgerBet, wireStatus } from './server.ts'
import { createLedgerBrowser } from './tab.ts'
import { createTime, type TestTime } from './time.ts'

const inNextTurn = setImmediate

/** Lets everything happen that needs no time and no news. */
export async function settled(turns = 2): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise<void>((done) => void inNextTurn(done))
}

let present: TestTime | null = null

/** The time of the newest world: for what has one clock for all pages. */
export const presentTime = {
  setTimeout: (run: () => void, milliseconds: number): number => present?.startTimer(run, milliseconds) ?? 0,
  clearTimeout: (id: number | undefined): void => {
    if (id !== undefined) present?.stopTimer(id)
  },
}

/** A server, a line, and a browser with two tabs on it. */
export function createWorld(scheduler: Scheduler) {
  const time = createTime(Date.UTC(2026, 0, 2))
  present = time
  const reportBooking = ({ ticketNum, ...bet }: LedgerBet): void => {
    const notice = { ticketNum, prebookStatus: wireStatus(bet) }
    for (const page of pages) {
      const news = scheduler.schedule(Promise.resolve(), `a tab is told that ${ticketNum} is ${bet.status}`)
      void news.then(() => page?.notify('prebook-notification', notice))
    }
  }
  const reportSettled = ({ ticketNum }: LedgerBet): void => {
    const news = { id: `n-${ticketNum}`, type: 'success', message: 'Settled.', ticketNum }
    const notice = { results: [{ ...news, dateCreatedUtc: '2026-01-01T00:00:00Z' }] }
    for (const page of pages) {
      const told = scheduler.schedule(Promise.resolve(), `a tab is told that ${ticketNum} is settled`)
      void told.then(() => page?.notify('notification', notice))
    }
  }
  const server = createLedgerServer(time, { booking: reportBooking, settled: reportSettled })
  const line = createLine(server, time, scheduler)
  const browser = createLedgerBrowser(scheduler, time)
  const tabs = [browser.openTab(), browser.openTab()]
  const pages: (LedgerPage | null)[] = tabs.map(() => null)
  const told: Told[] = []
  const recorded = new Set<string>()
  /** What was told of cancellations. */
  const cancelled = new Set<string>()
  /** Where what a member was told was not so at that moment. */
  const lies: string[] = []
  const hearCancelled = ({ ticketNum, what }: CancelTold): void => {
    cancelled.add(what)
    const bet = server.ledger.find((one) => one.ticketNum === ticketNum)
    const truths: Partial<Record<string, LedgerBet['status']>> = {
      cancelled: 'cancelled',
      lostTheRace: 'placed',
    }
    // That it is booked still was so when the server said so; here the market may have been faster meanwhile.
    const isTrue = what === 'stillBooked' ? bet !== undefined : bet?.status === truths[what]
    if (!isTrue) lies.push(`told that ${ticketNum} is ${what}, and the ledger has ${JSON.stringify(bet)}`)
  }
  let keys = 0
  let links = 0

  const fillRandom = (bytes: Uint8Array<ArrayBuffer>): Uint8Array => {
    keys += 1
    bytes.fill(0)
    new DataView(bytes.buffer).setUint32(12, keys)
    return bytes
  }
  const hear = (one: Told): void => {
    told.push(one)
    const bet = server.ledger.find(({ key }) => key === one.key)
    const isTrue = {
      placed: bet !== undefined && bet.ticketNum === one.ticketNum,
      refused: bet === undefined,
      lapsed: bet === undefined,
      // Nothing here is older than a day.
      forgotten: false,
      toldElsewhere: told.some(({ key, what }) => key === one.key && what !== 'toldElsewhere'),
    }
    if (!isTrue[one.what]) lies.push(`told ${JSON.stringify(one)}, and the ledger has ${JSON.stringify(bet)}`)
  }
  const pass = (milliseconds: number): Promise<void> => time.pass(milliseconds, settled)
  /** Opens a page in a tab, in place of the one that is there: by a new link, or by a reload. */
  const load = async (at: number, by: 'link' | 'reload'): Promise<void> => {
    const tab = tabs[at]
    if (tab === undefined) throw new Error(`There is no tab ${at}.`)
    pages[at]?.close()
    links += 1
    const link = by === 'link' ? `link-${links}` : null
    const onRecorded = (key: string): void => void recorded.add(key)
    pages[at] = openLedgerPage({
      tab,
      line,
      time,
      link,
      fillRandom,
      onTold: hear,
      onRecorded,
      onCancelled: hearCancelled,
    })
    await settled(10)
    await pass(100)
  }

  return {
    server,
    line,
    pages,
    told,
    recorded,
    cancelled,
    lies,
    pass,
    disk: browser.disk,
    /** A moment has passed, at which local storage may be written to disk for the last time. */
    note: browser.note,
    /** Confirmations and cancellations without an answer. */
    open: () => [...browser.shared.keys()].filter((key) => /:(journal|cancellation)\./.test(key)),
    /** Of these the confirmations that have their answer, and that nobody has surely seen. */
    untold: () => {
      const closed = [...browser.shared].find(([key]) => key.endsWith(`:${closedKeysName}`))?.[1] ?? ''
      return [...browser.shared.keys()].filter((key) => {
        const [, confirmation] = key.split(journalPrefix)
        return confirmation !== undefined && closed.includes(`["${confirmation}",`)
      })
    },
    /** How much is on its way. */
    underWay: () => scheduler.count(),
    /** Lets a part of what is on its way arrive, in any order. */
    async deliver(most: number): Promise<void> {
      for (let count = 0; count < most && scheduler.count() > 0; count += 1) {
        await scheduler.waitNext(1)
        await settled()
      }
    },
    /** The browser is killed, and opened again on what it had on disk, both tabs by new links. */
    async kill(moment: number): Promise<void> {
      for (const [at, page] of pages.entries()) {
        page?.close()
        pages[at] = null
      }
      browser.lose(moment)
      for (const tab of tabs) tab.forget()
      for (const at of pages.keys()) await load(at, 'link')
    },
    load,
    close(): void {
      for (const page of pages) page?.close()
    },
  }
}

export type LedgerWorld = ReturnType<typeof createWorld>
