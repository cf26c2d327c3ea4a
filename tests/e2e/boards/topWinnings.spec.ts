import type { Page } from '@playwright/test'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import { betOnHome, enter, wonAndOpen } from '../../harness/member/winners.ts'
import { pressIfThere } from '../../harness/pages/controls.ts'
import type { TestSandbox } from '../../harness/sandbox.ts'

const bob = 'bo***'
const board = '/v8/events?tab=topWinnings'

/** bob has won 200 and has a bet open, the member in dollars has won some, another has won the least. */
function winners(sandbox: TestSandbox) {
  return wonAndOpen(sandbox, async (won, [open]) => {
    const [first, second, third] = [
      await enter(sandbox, 'bob'),
      await enter(sandbox, 'carol'),
      await enter(sandbox, 'oracle'),
    ]
    await betOnHome(first, won, '100')
    // 10 dollars are 71.42 yuan, which win 142.85 of them.
    await betOnHome(second, won, '10')
    await betOnHome(third, won, '15')
    if (open !== undefined) await betOnHome(first, open, '20')
  })
}

async function reviewsOf(sandbox: TestSandbox, member: string, ticketNum: string) {
  const reply = await (await enter(sandbox, member)).get(`/reviews/?ticket_num=${ticketNum}`)
  const { results }: { results: { id: string; rating: number; comment: string; status: string }[] } =
    await reply.json()
  return results
}

const ticketOf = async (sandbox: TestSandbox, member = 'bob') =>
  (await sandbox.ledger(member)).bets[0]?.ticketNum ?? ''

/** Nothing is wider than the page. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('the top winning members are those of the ledger, of a week or three months, from a share of the highest profit up [MEMBER-06] [ROUTE-11]', async ({
  launched,
  page,
  sandbox,
}) => {
  await winners(sandbox)
  const client = await launched()
  await client.boards.show('Top winning members')
  const rows = client.getByRole('list', { name: 'Top winning members' }).getByRole('article')
  await expect(rows).toHaveCount(3)
  const { entries } = await sandbox.ledger('bob')
  const profit = entries.filter(({ kind }) => kind === 'payout').map(({ amount }) => Number(amount) - 100)
  expect(profit).toEqual([200])
  await expect(client.boards.winningHead(bob)).toContainText('+¥200.00')
  await expect(client.boards.winningHead(bob)).toContainText('Single@ 3.00✓Win')
  await expect(rows.nth(1)).toContainText('ca***')
  await expect(rows.nth(1)).toContainText('71%')
  await expect(rows.nth(2)).toContainText('+¥30.00')
  const share = client.getByRole('radiogroup', { name: 'Share of the highest profit' })
  for (const [name, count] of [
    ['20% or more', 2],
    ['80% or more', 1],
    ['60% or more', 2],
    ['40% or more', 2],
    ['All', 3],
  ] as const) {
    await share.getByRole('radio', { name }).check()
    await expect(rows).toHaveCount(count)
  }
  // Which days count is the server's to say: `sandbox/server/operations/boards/winnings.test.ts`.
  const asked = page.waitForRequest(/top_winnings\/\?.*range=past_3_months/)
  await client
    .getByRole('radiogroup', { name: 'Period' })
    .getByRole('radio', { name: 'Past 3 months' })
    .check()
  await asked
  await expect(rows).toHaveCount(3)
  await share.getByRole('radio', { name: '60% or more' }).check()
  await expect(page).toHaveURL(/tab=topWinnings&range=past_3_months&share=60$/)
  await page.reload()
  await expect(rows).toHaveCount(2)
})

for (const [width, height] of sampleOf(
  [
    [1440, 900],
    [390, 844],
  ] as const,
  1,
))
  test(`an open bet of a winner is followed into the slip, which says so, and so does the ledger, at ${width} × ${height} [SLIP-23] [MEMBER-06]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    const {
      open: [open],
    } = await winners(sandbox)
    await page.setViewportSize({ width, height })
    const client = await launched()
    await client.boards.show('Top winning members')
    await expect(client.boards.winning(bob).getByRole('list', { name: 'Open bet' })).toContainText(
      `${open?.home} 2.00`,
    )
    await client.boards.winning(bob).getByRole('button', { name: 'Follow bet' }).click()
    await expect(client.slip.panel.getByText('Followed bet')).toBeVisible()
    await expect(client.slip.leg(open?.home ?? '')).toContainText('2.00')
    await client.slip.panel.getByRole('button', { name: '+50, add ¥50.00' }).click()
    await client.slip.place.click()
    const ticketNum = await client.slip.placed()
    const { bets, problems } = await sandbox.ledger('alice')
    expect(bets).toMatchObject([
      { ticketNum, ticketType: 'single', isFollowBet: true, legs: [{ marketId: open?.market.marketId }] },
    ])
    expect(problems).toEqual([])
  })

test('a combo of a winner is followed as one, and what has shut is not offered [SLIP-23]', async ({
  launched,
  sandbox,
}) => {
  const { open } = await wonAndOpen(sandbox, async (won, others) => {
    const first = await enter(sandbox, 'bob')
    await betOnHome(first, won, '100')
    const tickets = others.map(({ market }) => ({
      market_id: market.marketId,
      bet_type_selection: 'home',
      euro_odds: '2.00',
      handicap: null,
      line: null,
    }))
    const body = {
      tickets,
      amount: '10',
      currency: 'CNY',
      odds_type: 'euro',
      accept_odds: 'any',
      ticket_type: 'combo',
    }
    expect((await first.place('/combo-bet/', body)).status).toBe(201)
  })
  const client = await launched()
  await client.boards.show('Top winning members')
  await client.boards.winning(bob).getByRole('button', { name: 'Follow bet' }).click()
  await expect(client.slip.kind('Combo')).toHaveAttribute('aria-selected', 'true')
  await expect(client.slip.panel.getByText('Followed bet')).toBeVisible()
  for (const { home } of open) await expect(client.slip.leg(home)).toBeVisible()
  for (const { market } of open) await sandbox.market(market.marketId, { status: 'closed' })
  await client
    .getByRole('radiogroup', { name: 'Period' })
    .getByRole('radio', { name: 'Past 3 months' })
    .check()
  await expect(client.boards.winningHead(bob)).toBeVisible()
  await expect(client.boards.winning(bob).getByRole('button', { name: 'Follow bet' })).toHaveCount(0)
})

test('a review needs a rating and then a comment, waits for approval, and is seen by others once it is approved [MEMBER-07]', async ({
  browser,
  launched,
  page,
  sandbox,
}) => {
  await winners(sandbox)
  const ticketNum = await ticketOf(sandbox)
  const client = await launched()
  await client.boards.show('Top winning members')
  await expect(client.boards.winningHead(bob)).toContainText('No reviews')
  await client.boards.winningHead(bob).click()
  const reviews = client.boards.reviews(bob)
  const comment = reviews.getByRole('textbox', { name: 'Comment' })
  await expect(reviews.getByText('No reviews yet')).toBeVisible()
  await expect(comment).toBeDisabled()
  await expect(comment).toHaveAccessibleDescription('Choose a rating first. 0 of 500')
  await reviews.getByRole('radio', { name: '4 of 5 stars: Very good' }).check()
  const send = reviews.getByRole('button', { name: 'Send for approval' })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await comment.fill('x'.repeat(700))
  await expect(comment).toHaveAccessibleDescription('500 of 500')
  await comment.fill('Well seen.')
  await send.dblclick()
  await expect(reviews.getByText('Your review was sent. Others see it once it is approved.')).toBeVisible()
  const own = reviews.getByRole('listitem').filter({ hasText: 'You' })
  await expect(own).toContainText('Well seen.')
  await expect(own).toContainText('Waiting for approval')
  await expect(own.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  expect(await reviewsOf(sandbox, 'alice', ticketNum)).toMatchObject([
    { rating: 4, comment: 'Well seen.', status: 'pending' },
  ])
  expect(await reviewsOf(sandbox, 'carol', ticketNum)).toEqual([])

  await sandbox.clock({ advance: 5 * 60_000 })
  await page.reload()
  await expect(client.boards.winningHead(bob)).toContainText('1 review')
  await client.boards.winningHead(bob).click()
  await expect(own).toContainText('Approved')
  const others = await (await browser.newContext()).newPage()
  const carol = await launched({ member: 'carol', page: others })
  await carol.boards.show('Top winning members')
  await carol.boards.winningHead(bob).click()
  const seen = carol.boards.reviews(bob).getByRole('listitem')
  await expect(seen).toContainText('Riverstone')
  await expect(seen).toContainText('Very good')
  await expect(seen).not.toContainText('Approved')
  await others.context().close()

  // A second takes the place of the first, and one that is rejected says so to its writer.
  await reviews.getByRole('radio', { name: '1 of 5 stars: Poor' }).check()
  await comment.fill('On second thoughts.')
  await reviews.getByRole('button', { name: 'Replace your review' }).click()
  await expect(own).toContainText('Waiting for approval')
  const [second] = await reviewsOf(sandbox, 'alice', ticketNum)
  await sandbox.control('POST', `reviews/${second?.id}`, { decision: 'reject' })
  await page.reload()
  await client.boards.winningHead(bob).click()
  await expect(own).toContainText('On second thoughts.')
  await expect(own).toContainText('Not approved')
  await expect(reviews.getByRole('listitem')).toHaveCount(1)
})

test('a review that the server does not keep is taken back and told, what was written stays, and one that is sent from two tabs is one [MEMBER-07] [SRV-11]', async ({
  context,
  launched,
  page,
  sandbox,
}) => {
  await winners(sandbox)
  const ticketNum = await ticketOf(sandbox)
  const client = await launched()
  await client.boards.show('Top winning members')
  await client.boards.winningHead(bob).click()
  const reviews = client.boards.reviews(bob)
  await reviews.getByRole('radio', { name: /^5 of 5/ }).check()
  await reviews.getByRole('textbox', { name: 'Comment' }).fill('Well seen.')
  await sandbox.fault({ method: 'POST', path: '/reviews/', kind: 'status', status: 500 })
  await reviews.getByRole('button', { name: 'Send for approval' }).click()
  await expect(reviews.getByRole('alert')).toContainText('Your review was not sent.')
  await expect(reviews.getByRole('listitem')).toHaveCount(0)
  await expect(reviews.getByRole('textbox', { name: 'Comment' })).toHaveValue('Well seen.')
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/reviews/', async (route) => {
    await held
    await route.continue()
  })
  await reviews.getByRole('button', { name: 'Send for approval' }).click()
  await expect(reviews.getByRole('listitem')).toContainText('Sending…')
  letGo()
  await expect(reviews.getByRole('listitem')).toContainText('Waiting for approval')

  const second = await context.newPage()
  const other = await launched({ page: second })
  await other.boards.show('Top winning members')
  await other.boards.winningHead(bob).click()
  await other.boards
    .reviews(bob)
    .getByRole('radio', { name: /^2 of 5/ })
    .check()
  await other.boards.reviews(bob).getByRole('textbox', { name: 'Comment' }).fill('Luck.')
  await other.boards.reviews(bob).getByRole('button', { name: 'Replace your review' }).click()
  await expect(other.boards.reviews(bob).getByRole('listitem')).toContainText('Luck.')
  expect(await reviewsOf(sandbox, 'alice', ticketNum)).toMatchObject([{ rating: 2, comment: 'Luck.' }])
  await second.close()
  await page.bringToFront()
})

test('a guest sees the board and the reviews, cannot write one and is told to log in [MEMBER-07] [LAUNCH-05]', async ({
  launched,
  page,
  sandbox,
}) => {
  await winners(sandbox)
  const client = await launched({ guest: true })
  await client.boards.show('Top winning members')
  await client.boards.winningHead(bob).click()
  const reviews = client.boards.reviews(bob)
  await expect(reviews.getByText('No reviews yet')).toBeVisible()
  await expect(reviews.getByText('Log in to review bets.')).toBeVisible()
  await expect(reviews.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(reviews.getByRole('textbox')).toHaveCount(0)
  await expect(reviews.getByRole('radio')).toHaveCount(0)
  expect(await violations(page, '[role=tabpanel]')).toEqual([])
})

test('where the partner has them off they are nowhere: no tab, no address, no call; codes only where it shows them [MEMBER-06] [MEMBER-07]', async ({
  launched,
  page,
  sandbox,
}) => {
  await winners(sandbox)
  const calls: string[] = []
  page.on('request', (request) => {
    if (/rankings\/top_winnings|\/reviews\//.test(request.url())) calls.push(request.url())
  })
  await sandbox.control('POST', 'minigame', { isTopWinningsEnabled: false })
  const client = await launched()
  await client.boards.show('Master rankings')
  await expect(client.boards.tab('Top winning members')).toHaveCount(0)
  await page.goto(`${sandbox.clientUrl}${board}`)
  await expect(client.lists.tab('Today')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/\/v8\/events$/)
  expect(calls).toEqual([])
  await sandbox.control('POST', 'minigame', { isTopWinningsEnabled: true, showObfuscatedMemberCode: false })
  await page.reload()
  await client.boards.show('Top winning members')
  await expect(client.boards.winning('Member')).toHaveCount(3)
  await expect(client.getByText('bo***')).toHaveCount(0)
})

test('a board or reviews that do not come say so and come when asked again; a bet that is gone says so [MEMBER-06] [MEMBER-07] [SRV-11] [BROWSE-14]', async ({
  context,
  launched,
  sandbox,
}) => {
  await winners(sandbox)
  const client = await launched()
  await sandbox.fault({
    method: 'GET',
    path: '/rankings/top_winnings/',
    kind: 'status',
    status: 500,
    times: 50,
  })
  await client.boards.show('Top winning members')
  await expect(client.getByText("Couldn't load the top winning members")).toBeVisible()
  await sandbox.clearFaults()
  await pressIfThere(client.getByRole('button', { name: 'Retry' }))
  await sandbox.fault({ method: 'GET', path: '/reviews/', kind: 'status', status: 500, times: 50 })
  await client.boards.winningHead(bob).click()
  await expect(client.getByText("Couldn't load the reviews")).toBeVisible()
  await sandbox.clearFaults()
  await pressIfThere(client.getByRole('button', { name: 'Retry' }))
  await expect(client.boards.reviews(bob).getByText('No reviews yet')).toBeVisible()
  await sandbox.fault({ method: 'GET', path: '/reviews/', kind: 'status', status: 404, times: 50 })
  await client.boards.winningHead('ca***').click()
  await expect(client.getByText('This bet is not on the board any more.')).toBeVisible()
  await sandbox.clearFaults()
  await context.setOffline(true)
  await client.boards
    .reviews(bob)
    .getByRole('radio', { name: /^3 of 5/ })
    .check()
  await client.boards.reviews(bob).getByRole('textbox', { name: 'Comment' }).fill('Fine.')
  await client.boards.reviews(bob).getByRole('button', { name: 'Send for approval' }).click()
  await expect(client.boards.reviews(bob).getByRole('alert')).toContainText(
    'The internet connection appears to be offline',
  )
  await context.setOffline(false)
})

test('board, ticket and review are reached and used by keyboard alone [A11Y-01] [MEMBER-07]', async ({
  launched,
  page,
  sandbox,
}) => {
  await winners(sandbox)
  const client = await launched()
  await client.boards.show('Master rankings')
  // The address has a board before its tab is chosen, from which the next key counts.
  await expect(client.boards.tab('Master rankings')).toHaveAttribute('aria-selected', 'true')
  await client.boards.tab('Master rankings').focus()
  await page.keyboard.press('ArrowRight')
  await expect(client.boards.tab('Top winning members')).toBeFocused()
  await expect(client.boards.winningHead(bob)).toBeVisible()
  await client.boards.winningHead(bob).focus()
  await page.keyboard.press('Enter')
  const reviews = client.boards.reviews(bob)
  await expect(reviews.getByText('No reviews yet')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(client.boards.winning(bob).getByRole('button', { name: 'Follow bet' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(reviews.getByRole('radio', { name: /^3 of 5/ })).toBeChecked()
  await page.keyboard.press('Tab')
  // The letters of shortcuts are written here, and do nothing else.
  await page.keyboard.type('s / m')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(reviews.getByRole('listitem')).toContainText('s / m')
  await expect(reviews.getByRole('listitem')).toContainText('Waiting for approval')
})

const hostile = [
  `<img src=x onerror="window.__bad = 1"><script>window.__bad = 1</script>`,
  '\u202egnoL\u202e \u2066nested\u2069',
  '\u200b\u200d\u2060',
  'W'.repeat(10_000),
]

for (const [width, height, theme] of [
  [1440, 900, 'default'],
  [820, 1180, 'lh'],
  [390, 844, 'lh'],
  [375, 553, 'default'],
] as const)
  test(`hostile and endless names and comments are shown as text, nothing is cut or pushed out, and axe finds nothing, at ${width} × ${height} [MEMBER-06] [MEMBER-07] [A11Y-01]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    const { open } = await winners(sandbox)
    await page.route(/\/rankings\/top_winnings\//, async (route) => {
      const reply = await route.fetch()
      const json = await reply.json()
      const [row] = json.results
      const rows = hostile.map((nickname, at) => ({
        ...row,
        rank: at + 1,
        winnings: '98765432.10',
        reviewCount: 1234,
        averageRating: 4.6,
        member: { ...row.member, nickname },
        ticket: { ...row.ticket, ticketNum: `T${at}` },
      }))
      // What cannot be read is left out, and the rest stays.
      const broken = [
        { ...row, rank: 'x' },
        { ...row, winnings: undefined },
        { ...row, ticket: { ...row.ticket, currency: 'XXX' } },
        null,
      ]
      await route.fulfill({ response: reply, json: { ...json, results: [...rows, ...broken] } })
    })
    await page.route(/\/reviews\//, (route) => {
      const review = (comment: string, at: number, change: object = {}) => ({
        id: `r-${at}`,
        ticketNum: 'T0',
        rating: 5,
        comment,
        nickname: hostile[at] ?? null,
        obfuscatedUserId: 'xx***',
        avatarId: null,
        status: 'approved',
        dateCreatedUtc: '2026-11-22T12:00:00Z',
        isOwn: false,
        ...change,
      })
      const results = [
        review('Mine, from a later version.', 9, { isOwn: true, status: 'published' }),
        ...hostile.map((comment, at) => review(comment, at)),
        review('Out of range.', 5, { rating: 6 }),
        review('Without stars.', 6, { rating: undefined }),
        review('Half a star.', 7, { rating: 2.5 }),
      ]
      return route.fulfill({ json: { count: results.length, next: null, results } })
    })
    const client = await launched({ theme })
    await page.goto(`${sandbox.clientUrl}${board}`)
    const list = client.getByRole('list', { name: 'Top winning members' })
    await expect(list.getByRole('article')).toHaveCount(4)
    await expect(list).toContainText((hostile[0] ?? '').slice(0, 60))
    // A name of which nothing is seen does not count.
    await expect(client.boards.winning('bo***')).toHaveCount(1)
    await expect(list.getByRole('list', { name: 'Open bet' }).first()).toContainText(open[0]?.home ?? '')
    await list.getByRole('article').nth(3).getByRole('heading', { level: 3 }).getByRole('button').click()
    const reviews = client.getByRole('region', { name: 'Reviews' })
    // One of which nothing is seen, and three whose stars are out of range, are left out.
    await expect(reviews.getByRole('listitem')).toHaveCount(4)
    await expect(reviews.getByRole('listitem').first()).toContainText('State unknown')
    await expect(reviews).toContainText(hostile[0] ?? '')
    expect(await page.evaluate(() => '__bad' in window)).toBe(false)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(
      await list.evaluate((root) => {
        const { right } = root.getBoundingClientRect()
        return [...root.querySelectorAll('*')]
          .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > right + 1)
          .map((part) => part.outerHTML.slice(0, 80))
      }),
    ).toEqual([])
    expect(await violations(page, '[role=tabpanel]')).toEqual([])
  })
