/**
 * npm run soak: one page for minutes, its channels cut and its event pages left at arbitrary moments, as fast as it goes.
 * Meanwhile matches are played sixty times as fast, so that ten minutes are ten hours of play. It passes if exactly the
 * wanted channels are open, in the browser and at the server, every price on screen is the server's, and the heap has
 * not grown.
 */
import { chromium, type CDPSession, type Page } from 'playwright'

import { launchOptions } from '../harness/browser.ts'
import { cuts, mend, ownChannels } from '../harness/device/cuts.ts'
import { ClientPage } from '../harness/pages/client.ts'
import { TestSandbox } from '../harness/sandbox.ts'
import { heapSize } from './probe.ts'

const minutes = Number(process.env.SLIPWAY_SOAK_MINUTES ?? 10)
/** The query cache keeps what is no longer shown for five minutes: until then, a page in use fills it. */
const warmUpMinutes = Number(process.env.SLIPWAY_SOAK_WARM_UP_MINUTES ?? 6)
/** Bytes per minute: what an idle page grows by, and some more. */
const mostGrowth = 0.1 * 1024 * 1024

/** Seconds of the matches per real second. */
const speed = Number(process.env.SLIPWAY_SOAK_SPEED ?? 60)

/** Numbers below a limit, the same in every run. */
function createDice(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 16) % limit
  }
}

interface Soak {
  readonly page: Page
  readonly client: ClientPage
  readonly sandbox: TestSandbox
  readonly dice: (limit: number) => number
}

const rest = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const happenings: readonly ((soak: Soak) => Promise<unknown>)[] = [
  ...Object.values(cuts),
  ({ sandbox }) => sandbox.sockets({ action: 'drop' }),
  async ({ sandbox }) => {
    await sandbox.kill()
    await sandbox.run()
  },
]

/** Opens an event's page, cuts something at some moment, and leaves it, perhaps going straight to another event. */
async function visit(soak: Soak): Promise<number> {
  const { client, page, dice } = soak
  // Only mounted rows: the list mounts what is visible.
  const links = page.locator('[data-event] a[data-column="teams"]')
  await links.first().waitFor()
  const link = links.nth(dice(Math.min(await links.count(), 5)))
  const count = 1 + dice(2)
  const cut = async (): Promise<void> => {
    for (let times = 0; times < count; times += 1) {
      await happenings[dice(happenings.length)]?.(soak)
      await rest(dice(4) * 200)
    }
  }
  if (dice(2) === 0) {
    await cut()
    await link.click()
  } else {
    await link.click()
    await rest(dice(4) * 100)
    await cut()
  }
  await page.goBack()
  await mend(soak)
  await client.ready()
  return count
}

/** The sockets in the page's heap that are not closed. */
async function openSockets(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'WebSocket.prototype' })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
  })
  const { result } = await session.send('Runtime.callFunctionOn', {
    functionDeclaration: 'function () { return this.filter((socket) => socket.readyState < 2).length }',
    objectId: objects.objectId ?? '',
    returnByValue: true,
  })
  return Number(result.value)
}

/** Waits until the server has exactly these lines; returns what it has if it never does. */
async function linesInTheEnd(sandbox: TestSandbox): Promise<string[]> {
  let lines: string[] = []
  for (let tries = 0; tries < 120; tries += 1) {
    lines = await sandbox.lines()
    if (JSON.stringify(lines) === JSON.stringify(ownChannels)) break
    await rest(500)
  }
  return lines
}

/** The prices on screen that are not the server's, once its world stands still; an empty list as soon as all match. */
async function otherPrices({ page, sandbox }: Soak): Promise<string[]> {
  await sandbox.clock({ freeze: true })
  let others: string[] = []
  for (let tries = 0; tries < 60; tries += 1) {
    const known = new Map<string, number>(
      (await sandbox.events()).flatMap(({ markets }) =>
        markets.flatMap(({ marketId, selections }) =>
          selections.map(({ side, euroOdds }) => [`${marketId} ${side}`, Number(euroOdds)] as const),
        ),
      ),
    )
    const shown = await page.locator('main [data-market][data-side]').evaluateAll((cells) =>
      cells.map((cell) => ({
        id: `${cell.getAttribute('data-market')} ${cell.getAttribute('data-side')}`,
        // A line comes before the price.
        price: /(\d+\.\d+)\D*$/.exec(cell.textContent)?.[1] ?? null,
        isStale: cell.getAttribute('data-stale') === 'true',
      })),
    )
    others = shown.flatMap(({ id, price, isStale }) =>
      isStale || (price !== null && Number(price) !== known.get(id)) ? [`${id}: ${price ?? '-'}`] : [],
    )
    if (shown.length > 0 && others.length === 0) return []
    await rest(500)
  }
  return others
}

const sandbox = await TestSandbox.start(['--seed', '7'])
const browser = await chromium.launch(launchOptions)
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const session = await page.context().newCDPSession(page)
  const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
  await page.goto(link)
  const client = new ClientPage(page, page)
  await client.ready()
  const soak = { page, client, sandbox, dice: createDice(7) }
  await sandbox.clock({ speed })
  let [visits, cutsMade] = [0, 0]
  const visitFor = async (long: number): Promise<void> => {
    const began = performance.now()
    while (performance.now() - began < long * 60_000) {
      cutsMade += await visit(soak)
      visits += 1
      if (visits % 10 === 0)
        console.log(`${visits} visits, ${cutsMade} cuts: ${(await sandbox.lines()).join(', ')}`)
    }
  }
  await visitFor(warmUpMinutes)
  await linesInTheEnd(sandbox)
  const before = await heapSize(session)
  const began = performance.now()
  await visitFor(minutes)
  const lines = await linesInTheEnd(sandbox)
  const sockets = await openSockets(session)
  const growth = ((await heapSize(session)) - before) / ((performance.now() - began) / 60_000)
  const others = await otherPrices(soak)
  const isWell =
    others.length === 0 &&
    JSON.stringify(lines) === JSON.stringify(ownChannels) &&
    sockets === ownChannels.length &&
    growth < mostGrowth
  console.log(
    `${isWell ? 'Well' : 'NOT WELL'}: after ${visits} visits and ${cutsMade} cuts ${sockets} sockets in the page, at the server ${lines.join(', ')}; ${others.length === 0 ? 'every price' : `not the prices of ${others.join(', ')}`} as the server has it; the heap grew by ${(growth / 1024 / 1024).toFixed(3)} MB a minute.`,
  )
  process.exitCode = isWell ? 0 : 1
} finally {
  await browser.close()
  await sandbox.stop()
}
