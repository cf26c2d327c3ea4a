import { sampleOf } from '../../harness/depth.ts'
import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'

/** What of the strip stands beyond it or over a neighbour, and how high it is. Runs in the page. */
function stripLooks() {
  const strip = document.querySelector('article [data-strip]')
  if (strip === null) throw new Error('no strip')
  const whole = strip.getBoundingClientRect()
  const shown = [...strip.querySelectorAll('li, [data-course] > *, [data-facts] > div, button, fieldset')]
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0)
  const wrong = shown.flatMap(({ part, box }) => {
    const isIn = box.left >= whole.left - 1 && box.right <= whole.right + 1 && box.bottom <= whole.bottom + 1
    const isOver = shown.some(
      (other) =>
        !other.part.contains(part) &&
        !part.contains(other.part) &&
        other.box.left < box.right - 1 &&
        other.box.right > box.left + 1,
    )
    return isIn && !isOver ? [] : [`${part.textContent} ${box.left} to ${box.right}`]
  })
  const cut = [...strip.querySelectorAll('[data-teaser] span, [data-facts] dd, li')].filter(
    // What is for the ear alone is a pixel wide.
    (part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1,
  )
  return {
    height: whole.height,
    wrong: [...wrong, ...cut.map(({ textContent }) => `${textContent} is cut`)],
    firstPrice: document.querySelector('article fieldset button[data-market]')?.getBoundingClientRect().top,
  }
}

const sizes = [
  [1440, 900, 'default'],
  [820, 1180, 'lh'],
  [390, 844, 'default'],
  [375, 553, 'lh'],
] as const

interface BoardReply {
  readonly results: readonly {
    readonly details: {
      readonly momentum: {
        readonly planned: number
        readonly steps: readonly { lean: number; goals: string[] }[]
      }
      readonly periods: readonly { readonly home: string; readonly away: string }[]
      readonly figures: readonly { readonly kind?: string; readonly home: string; readonly away: string }[]
    }
  }[]
}

for (const [width, height, theme] of sampleOf(sizes, 1))
  test(`the strip of a match of soccer has its halves, momentum, corners and cards as they are told, at ${width} × ${height} [BROWSE-08] [STAT-08] [DEVICE-01]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    const { now } = await sandbox.clock({})
    const event = (await sandbox.events('?timing=inplay&game=41')).find(
      ({ inPlay, startUtc }) => inPlay && startUtc < now - 70 * 60_000,
    )
    if (event === undefined) throw new Error('No match of soccer in its second half.')
    await page.setViewportSize({ width, height })
    await launched({ theme })
    const told = page.waitForResponse(/event_livestats/)
    await page.goto(`${sandbox.clientUrl}/v8/events/${event.eventId}`)
    const { results }: BoardReply = await (await told).json()
    const board = results.at(-1)?.details
    if (board === undefined) throw new Error('No board.')
    const chart = page.getByRole('img', { name: /^Momentum/ })
    await expect(chart).toBeVisible()
    const bars = await chart
      .locator('[data-lean]')
      .evaluateAll((all) =>
        all.map((bar) => [Number(bar.getAttribute('data-lean')), bar.getBoundingClientRect().width]),
      )
    expect(bars.map(([lean]) => lean)).toEqual(board.momentum.steps.map(({ lean }) => lean))
    // 45 bars of four units, and two between them.
    const drawn = (await chart.boundingBox())?.width ?? 0
    const count = Math.max(board.momentum.planned, board.momentum.steps.length)
    for (const [, barWidth] of bars) expect(barWidth).toBeCloseTo((4 * drawn) / (6 * count - 2), 0)
    expect(drawn).toBeGreaterThanOrEqual(90)
    const goals = new Set(board.momentum.steps.flatMap((step, at) => step.goals.map((by) => `${at} ${by}`)))
    await expect(chart.locator('[data-goal]')).toHaveCount(goals.size)

    const strip = page.locator('article [data-strip]')
    const period = board.periods.at(-1)
    await expect(strip.getByRole('list', { name: 'Periods' }).getByRole('listitem').last()).toContainText(
      `${period?.home}-${period?.away}`,
    )
    const of = (kind: string) => board.figures.find((figure) => figure.kind === kind)
    const facts = strip.locator('[data-facts] > div').filter({ visible: true })
    await expect(facts).toHaveCount(width < 768 ? 2 : 3)
    await expect(facts.first()).toContainText(`${of('corners')?.home}–${of('corners')?.away}`)
    await expect(facts.nth(1)).toContainText(`${of('yellowCards')?.home} yellow`)
    const { height: stripHeight, wrong, firstPrice } = await page.evaluate(stripLooks)
    expect([stripHeight, wrong]).toEqual([48, []])
    expect(firstPrice).toBeLessThanOrEqual(261)
    expect(await violations(page, 'article [data-strip]')).toEqual([])
  })

interface Past {
  readonly home: string
  readonly winner: 'home' | 'away' | null
}

for (const [width, height, theme] of sampleOf(sizes, 1))
  test(`before a match its strip has the last results of both teams around their meetings, which lead to the analysis, at ${width} × ${height} [BROWSE-08] [STAT-03] [DEVICE-01]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    const { now } = await sandbox.clock({})
    const event = (await sandbox.events('?timing=today&game=41')).find(
      ({ inPlay, startUtc }) => !inPlay && startUtc > now + 10 * 60_000,
    )
    if (event === undefined) throw new Error('No match of soccer later today.')
    await page.setViewportSize({ width, height })
    await launched({ theme })
    const told = page.waitForResponse(/analytics\/\?.*recent_matches/)
    await page.goto(`${sandbox.clientUrl}/v8/events/${event.eventId}`)
    const recent: Record<'home' | 'away', readonly Past[]> = await (await told).json()
    for (const side of ['home', 'away'] as const) {
      const letters = page
        .getByRole('list', { name: `Form of ${event[side]}, newest first` })
        .getByRole('listitem')
      await expect(letters).toHaveText(
        recent[side].slice(0, 5).map(({ home, winner }) => {
          if (winner === null) return /^D/
          return (home === event[side] ? 'home' : 'away') === winner ? /^W/ : /^L/
        }),
      )
      const box = await letters.first().locator('[data-ended]').boundingBox()
      expect([box?.width, box?.height]).toEqual([18, 18])
    }
    const countdown = await page.getByRole('timer').evaluate((timer) => {
      const { fontSize, lineHeight } = getComputedStyle(timer)
      return { fontSize, lineHeight, text: timer.textContent }
    })
    expect(countdown).toEqual({ fontSize: '19px', lineHeight: '24px', text: expect.stringMatching(/^in \d/) })
    const { height: stripHeight, wrong, firstPrice } = await page.evaluate(stripLooks)
    expect([stripHeight, wrong]).toEqual([48, []])
    expect(firstPrice).toBeLessThanOrEqual(261)
    expect(await violations(page, 'article')).toEqual([])
    await page.getByRole('button', { name: /analysis$/ }).click()
    await expect(page).toHaveURL(/view=analysis/)
  })

for (const [width, height, theme] of sampleOf(sizes, 1))
  test(`over the statistics of a match its winner can be bet on, and all its markets are a press away, at ${width} × ${height} [BROWSE-08] [STAT-01] [DEVICE-01]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event } = await someEvent(sandbox, { inPlay: true })
    await page.setViewportSize({ width, height })
    const client = await launched({ theme })
    await page.goto(`${sandbox.clientUrl}/v8/events/${event.eventId}?view=odds-history`)
    const strip = page.locator('article [data-strip]')
    const cells = strip.locator('button[data-market]')
    const winner = event.markets.find(
      ({ betType, tabName }) => tabName === 'MATCH' && (betType === '1X2' || betType === 'WIN'),
    )
    await expect(cells).toHaveCount(winner?.selections.length ?? 0)
    const { height: stripHeight, wrong } = await page.evaluate(stripLooks)
    expect([stripHeight, wrong]).toEqual([48, []])
    expect(await violations(page, 'article')).toEqual([])
    const open = strip.locator('button[data-market][aria-disabled="false"]').first()
    const name = (await open.getAttribute('aria-label'))?.split(',')[0] ?? ''
    await open.click()
    await client.slip.open()
    await expect(client.slip.leg(name)).toBeVisible()
    await client.slip.close()
    await strip.getByRole('button', { name: /^All \d+$/ }).click()
    await expect(page).not.toHaveURL(/view=/)
    await expect(page.locator('article [role="tabpanel"] button[data-market]').first()).toBeVisible()
  })
