import type { Browser, Page } from '@playwright/test'
import fc from 'fast-check'

import { askToCancel, pickPausedIn, pressBook } from '../harness/booking.ts'
import { someEvents } from '../harness/events.ts'
import { expect, test } from '../harness/fixtures.ts'
import { type Device, waysOfLeaving } from '../harness/leaving.ts'
import { ClientPage } from '../harness/pages.ts'
import { everyTry, prepare } from '../harness/placing.ts'
import type { Ledger, TestSandbox } from '../harness/sandbox.ts'

/** Others with SLIPWAY_SEED; a run is tried again with the seed that it printed. */
const seed = Number(process.env['SLIPWAY_SEED'] ?? Date.now() % 1_000_000)
/** `npm run test:deep` tries the whole sweep; else two moments a way and kind. */
const isDeep = process.env['SLIPWAY_DEPTH'] === 'deep'

/** When the page goes, in ms after its answer comes; before it where below zero. */
const moments: readonly number[] = isDeep
  ? [-500, -500, ...Array.from({ length: 36 }, (_, at) => -60 + 5 * at), 500, 500]
  : []

/** A bet, or what else has an answer that must be told. */
interface Kind {
  readonly member: string
  /** Everything before the press. */
  readonly begin: (open: () => Promise<ClientPage>, sandbox: TestSandbox) => Promise<Pressed>
  /** The call whose answer is told. */
  readonly path: string
  /** Which of these calls, from 1. */
  readonly call: number
  /** It is the slip that tells it after the return, and says that it is the same bet. */
  readonly isOfSlip: boolean
  /** What says it on the page that goes. */
  readonly told: RegExp
  /** What says it on the page that comes after, by what the ledger has, and what of `told` said the same before. */
  readonly toldAgain: (ledger: Ledger) => readonly { readonly text: string; readonly was: string }[]
  /** What the books must have, and have once. */
  readonly expectOnce: (ledger: Ledger) => void
}

interface Pressed {
  readonly press: () => Promise<unknown>
}

const sameBet = /same bets?, not (a new one|new ones)/

/** A stake that the member `oracle` is refused with: "Amount has reached its limit". */
const refusedStake = '2004'

const pressPlace = (client: ClientPage): Pressed => ({ press: () => client.slip.place.click() })

const kinds: Readonly<Record<string, Kind>> = {
  'a receipt': {
    member: 'alice',
    path: '/single-bet/',
    call: 1,
    begin: async (open, sandbox) => {
      const client = await open()
      await prepare(client, sandbox, 40)
      return pressPlace(client)
    },
    told: /\bT\d{6}\b/g,
    toldAgain: ({ bets }) => bets.map(({ ticketNum }) => ({ text: ticketNum, was: ticketNum })),
    isOfSlip: true,
    expectOnce: ({ bets, uniques, wallet }) =>
      expect([bets.map(({ amount }) => amount), uniques.length, wallet.balance]).toEqual([
        ['40.00'],
        1,
        '9960.00',
      ]),
  },
  'a refusal': {
    member: 'oracle',
    path: '/single-bet/',
    call: 1,
    begin: async (open, sandbox) => {
      const client = await open()
      await prepare(client, sandbox, Number(refusedStake))
      return pressPlace(client)
    },
    told: /Amount has reached its limit/g,
    toldAgain: () => [{ text: 'Amount has reached its limit', was: 'Amount has reached its limit' }],
    isOfSlip: true,
    expectOnce: ({ bets, uniques }) => expect([bets, uniques.length]).toEqual([[], 1]),
  },
  'the answers to several bets of one press': {
    member: 'alice',
    path: '/single-bet/',
    call: 2,
    begin: async (open, sandbox) => {
      const client = await open()
      const picked = (await someEvents(sandbox)).slice(0, 2)
      for (const { event, home } of picked) {
        await client.price(home, client.event(event.home, event.away)).first().click()
        await client.slip.pin(home).click()
      }
      for (const [at, { home }] of picked.entries())
        await client.slip.stakeOn(home).fill(String(20 + 10 * at))
      await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
      return pressPlace(client)
    },
    told: /\bT\d{6}\b/g,
    toldAgain: ({ bets }) => bets.map(({ ticketNum }) => ({ text: ticketNum, was: ticketNum })),
    isOfSlip: true,
    expectOnce: ({ bets, uniques, wallet }) =>
      expect([bets.map(({ amount }) => amount).toSorted(), uniques.length, wallet.balance]).toEqual([
        ['20.00', '30.00'],
        2,
        '9950.00',
      ]),
  },
  'a booking': {
    member: 'alice',
    path: '/prebooking/',
    call: 1,
    begin: async (open, sandbox) => {
      const picked = await pickPausedIn(sandbox, open)
      return { press: () => pressBook(picked) }
    },
    told: /\bT\d{6}\b/g,
    toldAgain: ({ prebooks }) => prebooks.map(({ ticketNum }) => ({ text: ticketNum, was: ticketNum })),
    isOfSlip: true,
    expectOnce: ({ bets, prebooks, wallet }) =>
      expect([bets, prebooks.map(({ status }) => status), wallet.balance]).toEqual([
        [],
        ['booked'],
        '9900.00',
      ]),
  },
  'the cancelling of a booking': {
    member: 'alice',
    path: '/prebooking/cancel/',
    call: 1,
    begin: async (open, sandbox) => {
      const { row } = await askToCancel(await pickPausedIn(sandbox, open), sandbox)
      return { press: () => row.getByRole('button', { name: 'Yes, cancel it' }).click() }
    },
    told: /Its stake is back in your balance\./g,
    toldAgain: ({ prebooks }) =>
      prebooks.map(({ ticketNum }) => ({
        text: `Your prebooked bet ${ticketNum} was cancelled.`,
        was: 'Its stake is back in your balance.',
      })),
    isOfSlip: false,
    expectOnce: ({ bets, prebooks, wallet }) =>
      expect([bets, prebooks.map(({ status }) => status), wallet.balance]).toEqual([
        [],
        ['cancelled'],
        '10000.00',
      ]),
  },
  'a refusal to cancel a booking': {
    member: 'alice',
    path: '/prebooking/cancel/',
    call: 1,
    begin: async (open, sandbox) => {
      const { row } = await askToCancel(await pickPausedIn(sandbox, open), sandbox)
      // A page that goes before it has read the answer leaves it to the next one to ask, which is refused as well.
      await sandbox.fault({
        method: 'POST',
        path: '/prebooking/cancel/',
        kind: 'status',
        status: 400,
        times: everyTry,
      })
      return { press: () => row.getByRole('button', { name: 'Yes, cancel it' }).click() }
    },
    told: /The server could not answer/g,
    toldAgain: ({ prebooks }) =>
      prebooks.map(({ ticketNum }) => ({
        text: `Your prebooked bet ${ticketNum} was not cancelled. The server could not answer`,
        was: 'The server could not answer',
      })),
    isOfSlip: false,
    expectOnce: ({ bets, prebooks, wallet }) =>
      expect([bets, prebooks.map(({ status }) => status), wallet.balance]).toEqual([
        [],
        ['booked'],
        '9900.00',
      ]),
  },
}

/**
 * What has stood on a page that could be looked at for a second on end, or nearly: seen by somebody who knows nothing of
 * how the client reckons that.
 */
async function watchTold(page: Page, told: RegExp): Promise<ReadonlySet<string>> {
  const seen = new Set<string>()
  await page.exposeFunction('stoodLong', (text: string) => void seen.add(text))
  await page.addInitScript(
    ([source, long]) => {
      const since = new Map<string, number>()
      const look = (): void => {
        const isSeen = document.visibilityState === 'visible'
        const now = isSeen
          ? new Set(document.body?.innerText.match(new RegExp(source, 'g')) ?? [])
          : new Set<string>()
        for (const text of since.keys()) if (!now.has(text)) since.delete(text)
        for (const text of now) {
          const first = since.get(text) ?? performance.now()
          since.set(text, first)
          if (performance.now() - first >= long) Reflect.get(window, 'stoodLong')(text)
        }
      }
      setInterval(look, 25)
    },
    [told.source, 900] as const,
  )
  return seen
}

/** Holds a call's answer back, and lets it go. */
async function holdAnswer(page: Page, path: string, call: number) {
  let calls = 0
  let letGo: () => void = () => undefined
  let come: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const answered = new Promise<void>((resolve) => (come = resolve))
  await page.route(`**/api${path}`, async (route) => {
    calls += 1
    if (calls !== call) return route.continue()
    const response = await route.fetch()
    come()
    await held
    // The page may have gone.
    await route.fulfill({ response }).catch(() => undefined)
  })
  return { answered, letGo }
}

const passes = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds))

/** What is written down in the browser of what was confirmed. */
function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => /:(journal|cancellation)\./.test(key)))
}

async function tryAt(
  moment: number,
  { kind, device, sandbox }: { readonly kind: Kind; readonly device: Device; readonly sandbox: TestSandbox },
): Promise<void> {
  const launch = async (page: Page): Promise<ClientPage> => {
    const { link } = await sandbox.launch({ member: kind.member, lang: 'en', odds_type: 'euro' })
    await page.goto(link)
    const client = new ClientPage(page, page)
    await client.ready()
    return client
  }
  const page = await device.open()
  const toldBefore = await watchTold(page, kind.told)
  const { press } = await kind.begin(() => launch(page), sandbox)
  const { answered, letGo } = await holdAnswer(page, kind.path, kind.call)
  await press()
  await answered
  if (moment < 0) {
    const left = device.leave(page)
    await passes(-moment)
    letGo()
    await left
  } else {
    letGo()
    await passes(moment)
    await device.leave(page)
  }
  const same = await device.comeBack(page)
  const again = same === null ? await launch(await device.open()) : new ClientPage(same, same)
  await again.ready()
  const ledger = await sandbox.ledger(kind.member)
  kind.expectOnce(ledger)
  const answers = kind.toldAgain(ledger)
  expect(answers.length).toBeGreaterThan(0)
  for (const { text, was } of answers) {
    if (toldBefore.has(was)) continue
    await expect(again.getByText(text, { exact: false }).first()).toBeVisible()
    if (kind.isOfSlip) await expect(again.getByText(sameBet).first()).toBeVisible()
  }
  // No ticket is named that the books have not.
  const numbers = [...ledger.bets, ...ledger.prebooks].map(({ ticketNum }) => ticketNum)
  const named = (await again.page.locator('body').innerText()).match(/\bT\d{6}\b/g) ?? []
  expect(numbers).toEqual(expect.arrayContaining(named))
  // Once it was looked at nothing is kept of it, and nothing more was sent.
  await expect.poll(() => keptNames(again.page)).toEqual([])
  kind.expectOnce(await sandbox.ledger(kind.member))
}

test.describe.configure({ mode: 'parallel' })

for (const [name, kind] of Object.entries(kinds))
  for (const [way, open] of Object.entries(waysOfLeaving))
    test(`${name}, where the page is ${way} as the answer comes: told after the return as the same bet, and placed once [SLIP-18] [SLIP-21] [PREBOOK-04]`, async ({
      browser,
      sandbox,
    }) => {
      const all =
        moments.length > 0 ? moments : fc.sample(fc.integer({ min: -60, max: 90 }), { seed, numRuns: 2 })
      test.setTimeout(300_000 * Math.max(1, all.length / 2))
      console.log(`SLIPWAY_SEED=${seed}: ${name}, ${way}: ${all.join(' ')} ms`)
      for (const moment of all)
        await test.step(`${moment} ms after the answer`, async () => {
          await sandbox.clearFaults()
          await sandbox.reset()
          await trial(moment, kind, open, browser, sandbox)
        })
    })

async function trial(
  moment: number,
  kind: Kind,
  open: (browser: Browser) => Promise<Device>,
  browser: Browser,
  sandbox: TestSandbox,
): Promise<void> {
  const device = await open(browser)
  try {
    await tryAt(moment, { kind, device, sandbox })
  } finally {
    await device.stop()
  }
}
