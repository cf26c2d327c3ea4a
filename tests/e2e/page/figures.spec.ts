import type { Page } from '@playwright/test'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { eventOfAllColumns, longestPrices, setLongest } from '../../harness/look/longest.ts'
import type { ClientPage } from '../../harness/pages/client.ts'

/** Every device class, the widths between which the layout changes, and halves of desktops: what 200 % zoom is. */
const widths = [340, 375, 390, 430, 512, 683, 720, 768, 820, 1024, 1366, 1440]

interface Measured {
  /** What is cut off or covered, a line each. */
  readonly wrong: string[]
  readonly cells: number
  /** Cells with a sign or a mark beside their texts. */
  readonly marked: number
}

/** Measures each label, sign and price of the price cells that are shown below `within`. */
function measured(page: Page, within: string): Promise<Measured> {
  return page.evaluate((selector) => {
    const wrong: string[] = []
    const cells = [...document.querySelectorAll<HTMLElement>(`${selector} button[data-market]`)].filter(
      (cell) => cell.checkVisibility(),
    )
    let marked = 0
    for (const cell of cells) {
      const outer = cell.getBoundingClientRect()
      const name = `${cell.getAttribute('aria-label')} (${cell.dataset.change}, ${cell.dataset.mark})`
      const hasMark = cell.dataset.change !== 'none' || cell.dataset.mark !== 'none'
      if (hasMark) marked += 1
      // What stands above its price, or in the line between two, is not seen within the cell.
      // A team's name may end in dots: it stands in the heading too. Nothing else may.
      const parts = [
        ...cell.querySelectorAll<HTMLElement>(
          '[data-short]:not([data-short=""]), [data-part="figure"], [data-part="sign"], [data-price]',
        ),
      ].filter(
        (part) =>
          part.checkVisibility() &&
          (part.textContent !== '' || part.dataset.short || (hasMark && part.dataset.part === 'sign')),
      )
      const boxes = parts.map((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        const box = part.textContent === '' ? part.getBoundingClientRect() : range.getBoundingClientRect()
        const what = `"${part.textContent || part.dataset.short || 'mark'}" of ${name}`
        // Both are rounded: a pixel between them may be none.
        if (part.scrollWidth > part.clientWidth + 1) wrong.push(`${what} is cut off`)
        if (box.left < outer.left || box.right > outer.right || box.top < outer.top - 0.5)
          wrong.push(`${what} leaves its cell`)
        if (box.bottom > outer.bottom + 0.5) wrong.push(`${what} leaves its cell below`)
        return { box, what }
      })
      if (cell.scrollWidth > cell.clientWidth) wrong.push(`${name} is cut off`)
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1)) {
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
          // Lines of text may share a little of the room between them.
          if (across > 0.5 && down > 4) wrong.push(`${one.what} covers ${other.what}`)
        }
    }
    return { wrong, cells: cells.length, marked }
  }, within)
}

/**
 * Nothing is cut off or covered at a width, once the layout of that width stands and at least so many cells carry a
 * mark. A mark of a move lasts one second, so `stir` makes new ones each time.
 */
async function expectWhole(
  page: Page,
  width: number,
  within: string,
  marks: number,
  stir: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.setViewportSize({ width, height: 1400 })
  await expect(async () => {
    await stir()
    const { wrong, marked } = await measured(page, within)
    expect(marked).toBeGreaterThanOrEqual(marks)
    expect(wrong, `${width} px`).toEqual([])
  }).toPass()
}

async function openEvent(client: ClientPage, home: string, away: string): Promise<void> {
  await client.lists.event(home, away).getByRole('link').first().click()
  await expect(client.getByRole('heading', { name: `${home} v ${away}` })).toBeVisible()
}

for (const oddsType of sampleOf(['euro', 'hongkong', 'malay', 'indo'], 1)) {
  test(`in ${oddsType} odds no figure is cut off and no mark covers one, at any width [ODDS-01] [DEVICE-01] [BROWSE-07]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    const found = await eventOfAllColumns(sandbox)
    const { event, winner, handicap, total } = found
    const client = await launched({ odds_type: oddsType })
    await client.lists.showGame(event.gameName)
    const row = `[data-event="${event.eventId}"]`
    const move = async (): Promise<void> => {
      for (const prices of Object.values(longestPrices)) await setLongest(sandbox, found, prices)
    }
    for (const width of widths) await expectWhole(page, width, row, 1, move)
    await openEvent(client, event.home, event.away)
    for (const width of widths) await expectWhole(page, width, row, 1, move)

    // Locked, then settled with the widest of signs.
    for (const market of [winner, handicap, total])
      await sandbox.market(market.marketId, { status: 'paused' })
    for (const width of widths) await expectWhole(page, width, row, 7)
    await sandbox.market(handicap.marketId, { settle: { home: 'halfWin', away: 'halfLose' } })
    await sandbox.market(total.marketId, { settle: { over: 'halfLose', under: 'void' } })
    for (const width of widths) await expectWhole(page, width, row, 7)
  })
}

function cutTeams(page: Page, within: string): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} [data-team]`)]
        .filter((team) => team.scrollWidth > team.clientWidth || team.scrollHeight > team.clientHeight)
        .map((team) => `${team.textContent} is cut off`),
    within,
  )
}

function overlappingRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-event]')].map((row) => row.getBoundingClientRect())
    return rows.filter((one, at) => (rows[at + 1]?.top ?? Infinity) < one.bottom - 0.5).length
  })
}

test('with text at 200 % rows grow with it, and no price and no team is cut off [A11Y-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  const found = await eventOfAllColumns(sandbox)
  // As long as any that the simulator gives.
  await sandbox.event(found.event.eventId, {
    names: { home: 'Longmeadow Athletic', away: 'Upper Marsh Town' },
  })
  await setLongest(sandbox, found, longestPrices.before)
  const row = `[data-event="${found.event.eventId}"]`
  for (const oddsType of ['euro', 'indo']) {
    const client = await launched({ odds_type: oddsType })
    await client.lists.showGame(found.event.gameName)
    await page.addStyleTag({ content: ':root { font-size: 200% !important }' })
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 2400 })
      // The layout of the width, and rows as high as their text, come a moment later.
      await expect(async () => {
        const { wrong, cells } = await measured(page, row)
        expect(cells).toBeGreaterThanOrEqual(3)
        expect([...wrong, ...(await cutTeams(page, row))], `${width} px, ${oddsType}`).toEqual([])
        expect(await overlappingRows(page), `${width} px, ${oddsType}`).toBe(0)
      }).toPass()
    }
  }
})
