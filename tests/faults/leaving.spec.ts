import type { Browser, Page } from '@playwright/test'

import { isChosen, isDeep, sampleOf, seed } from '../harness/depth.ts'
import { holdAnswer } from '../harness/device/holdAnswer.ts'
import { type Device, waysOfLeaving } from '../harness/device/leaving.ts'
import { expect, test } from '../harness/fixtures.ts'
import { ClientPage } from '../harness/pages/client.ts'
import { momentsOf } from '../harness/random/moments.ts'
import type { TestSandbox } from '../harness/sandbox.ts'
import { type Kind, kinds } from '../harness/slip/answers.ts'

/** When the page goes, in ms after its answer comes, before it where below zero; or once it was told for certain. */
type Moment = number | 'once it is told'

/** The whole sweep, with controls to both sides of it. */
const sweep: readonly Moment[] = [
  -500,
  -500,
  ...Array.from({ length: 36 }, (_, at) => -60 + 5 * at),
  500,
  500,
  'once it is told',
  'once it is told',
]
/** The same where the processor is slow, and so is all that the page does with the answer. */
const slowSweep: readonly Moment[] = [
  -500,
  -500,
  ...Array.from({ length: 13 }, (_, at) => -150 + 25 * at),
  500,
  500,
]
/** How many times slower than this machine's. */
const slowness = 6

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

const passes = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds))

/** What is written down in the browser of what was confirmed. */
function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => /:(journal|cancellation)\./.test(key)))
}

const sameBet = /same bets?, not (a new one|new ones)/

interface Trial {
  readonly kind: Kind
  readonly device: Device
  readonly sandbox: TestSandbox
  /** The processor of the page that goes is slow. */
  readonly isSlow: boolean
}

/** The page's processor is slow from now on. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

async function tryAt(moment: Moment, { kind, device, sandbox, isSlow }: Trial): Promise<void> {
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
  // What came before it is told, or it would be told again beside it.
  await expect.poll(() => keptNames(page)).toEqual([])
  const { answered, letGo } = await holdAnswer(page, kind.path, kind.call)
  if (isSlow) await slowDown(page)
  await press()
  await answered
  if (moment === 'once it is told') {
    letGo()
    const all = kind.toldAgain(await sandbox.ledger(kind.member)).map(({ was }) => was)
    await expect.poll(() => all.filter((was) => !toldBefore.has(was))).toEqual([])
    await expect.poll(() => keptNames(page)).toEqual([])
    await device.leave(page)
  } else if (moment < 0) {
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
  const untold = answers.filter(({ was }) => !toldBefore.has(was))
  if (moment === 'once it is told') {
    expect(untold).toEqual([])
    await expectToldNoMore(again, answers)
  } else if (untold.length > 0) await expectToldOnce(again, kind, untold)
  // No ticket is named that the books have not.
  const numbers = [...ledger.bets, ...ledger.prebooks].map(({ ticketNum }) => ticketNum)
  const named = (await again.page.locator('body').innerText()).match(/\bT\d{6}\b/g) ?? []
  expect(numbers).toEqual(expect.arrayContaining(named))
  // Once it was looked at nothing is kept of it, and nothing more was sent.
  await expect.poll(() => keptNames(again.page)).toEqual([])
  kind.expectOnce(await sandbox.ledger(kind.member))
}

type ToldAgain = ReturnType<Kind['toldAgain']>

/** Each answer stands there once, under one heading and with one mark that it is the same bet. */
async function expectToldOnce(again: ClientPage, { heading }: Kind, untold: ToldAgain): Promise<void> {
  const isOfSlip = heading !== undefined
  const told = isOfSlip ? again.slip.panel : again
  for (const { text } of untold) {
    await expect(told.getByText(text, { exact: false }).first()).toBeVisible()
    await expect(told.getByText(text, { exact: false })).toHaveCount(1)
  }
  await expect(again.getByText(sameBet)).toHaveCount(isOfSlip ? 1 : 0)
  if (isOfSlip) {
    await expect(again.slip.panel.getByRole('heading', { level: 3 })).toHaveCount(heading === null ? 0 : 1)
    if (heading !== null) await expect(again.slip.heading(heading)).toHaveCount(1)
  }
}

/** The slip is as it was left, and nothing stands there of what was told. */
async function expectToldNoMore(again: ClientPage, answers: ToldAgain): Promise<void> {
  await expect(again.slip.panel.getByText('Your bet slip is empty').or(again.slip.place)).toBeVisible()
  for (const { text } of answers) await expect(again.getByText(text, { exact: false })).toHaveCount(0)
  await expect(again.getByText(sameBet)).toHaveCount(0)
}

test.describe.configure({ mode: 'parallel' })

/** Where the sample too has a page go once it is told. */
const waysAfterTold: ReadonlySet<string> = new Set(['closed and opened again'])

interface Tried {
  readonly name: string
  readonly kind: Kind
  readonly way: string
  readonly open: (browser: Browser) => Promise<Device>
  readonly isSlow: boolean
}

function tryAll({ name, kind, way, open, isSlow }: Tried, all: readonly Moment[]): void {
  const slowly = isSlow ? ` on a processor ${slowness} times slower` : ''
  test(`${name}, where the page is ${way}${slowly} as the answer comes: told after the return as the same bet, once, and placed once [SLIP-18] [SLIP-21] [PREBOOK-04]`, async ({
    browser,
    sandbox,
  }) => {
    test.setTimeout(300_000 * Math.max(1, all.length / 2))
    console.log(`SLIPWAY_SEED=${seed}: ${name}, ${way}${slowly}: ${all.join(', ')} (ms)`)
    for (const moment of all)
      await test.step(`${moment} (ms) after the answer`, async () => {
        await sandbox.clearFaults()
        await sandbox.reset()
        const device = await open(browser)
        try {
          await tryAt(moment, { kind, device, sandbox, isSlow })
        } finally {
          await device.stop()
        }
      })
  })
}

// In npm test each kind in some ways and each way of some kinds, at two moments; in depth all, at each moment of the sweep.
for (const [at, [name, kind]] of Object.entries(kinds).entries())
  for (const [way, open] of Object.entries(waysOfLeaving).filter((_, wayAt) => isChosen(at, wayAt, 3))) {
    const sample = momentsOf(`${name}, ${way}`, { seed, count: 2, min: -60, max: 90 })
    const few: readonly Moment[] = waysAfterTold.has(way) ? [...sample, 'once it is told'] : sample
    tryAll({ name, kind, way, open, isSlow: false }, isDeep ? sweep : few)
  }

for (const name of sampleOf(['a receipt', 'a refusal'] as const, 1))
  for (const way of sampleOf(['closed and opened again', 'reloaded'] as const, 1)) {
    const few = momentsOf(`${name}, ${way}, slow`, { seed, count: 1, min: -150, max: 150 })
    tryAll({ name, kind: kinds[name], way, open: waysOfLeaving[way], isSlow: true }, isDeep ? slowSweep : few)
  }
