import { errors } from '#domain/session/errorCatalogue.ts'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import { pickHome } from '../../harness/slip/picking.ts'

const pages = {
  limitsUrl: 'https://partner.test/limits',
  timeOutUrl: 'https://partner.test/time-out',
  selfExclusionUrl: 'https://partner.test/self-exclusion',
}

test.describe('playing with care', () => {
  test('shows what was staked, what came back and what is between the two, as the server has it [CARE-01]', async ({
    launched,
    sandbox,
  }) => {
    await sandbox.care(pages)
    const launchedAt = Date.now()
    const { client, market } = await pickHome({ launched, sandbox }, { stake: '50', price: '2.10' })
    await client.slip.place.click()
    await client.slip.placed()
    await client.member.openCare()
    const { figures } = client.member
    const value = (name: string) =>
      figures.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
    await expect(value('Time here')).toContainText(/\d min/)
    const minutesHere = Number.parseInt(await value('Time here').innerText(), 10)
    expect(minutesHere).toBeLessThanOrEqual(Math.floor((Date.now() - launchedAt) / 60_000))
    await expect(value('Stakes')).toHaveText('¥50.00')
    await expect(value('Returns')).toHaveText('¥0.00')
    await expect(value('Profit')).toHaveText('−¥50.00')
    await sandbox.market(market.marketId, { settle: { home: 'win' } })
    await expect(value('Returns')).toHaveText('¥105.00')
    await expect(value('Profit')).toHaveText('¥55.00')
    for (const [name, address] of [
      ['Limits', pages.limitsUrl],
      ['Time-out', pages.timeOutUrl],
      ['Self-exclusion', pages.selfExclusionUrl],
    ] as const)
      await expect(client.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
        'href',
        address,
      )
  })

  test('is nowhere where the partner has it switched off: no way, no address, no call [CARE-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/members/care')) calls.push(request.url())
    })
    const client = await launched()
    await sandbox.beenHereFor('alice', 600)
    await page.reload()
    await client.member.menuButton.first().click()
    await expect(client.member.menu.getByRole('link', { name: 'Account settings' })).toBeVisible()
    await expect(client.member.menu.getByRole('link', { name: 'Play with care' })).toHaveCount(0)
    await client.member.menu.getByRole('link', { name: 'Account settings' }).click()
    await expect(client.getByRole('heading', { name: 'Account settings', level: 1 })).toBeVisible()
    await expect(client.getByRole('link', { name: 'Play with care' })).toHaveCount(0)
    await page.goto(new URL('/v8/account/care', page.url()).href)
    await expect(client.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    expect(calls).toEqual([])
  })

  test('has none of a partner’s pages that are not over https [CARE-01]', async ({ launched, sandbox }) => {
    await sandbox.care({
      limitsUrl: 'javascript:alert(1)',
      timeOutUrl: 'http://partner.test/',
      selfExclusionUrl: pages.selfExclusionUrl,
    })
    const client = await launched()
    await client.member.openCare()
    const links = client.getByRole('region', { name: 'On Harbour Play' }).getByRole('link')
    await expect(links).toHaveCount(1)
    await expect(links).toHaveAttribute('href', pages.selfExclusionUrl)
  })
})

test.describe('the reminder', () => {
  test('comes when its time has passed, with the figures, and not again before the next, over reloads too [CARE-02]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await sandbox.care({ reminderMinutes: 30 })
    const { client } = await pickHome({ launched, sandbox }, { stake: '50' })
    await client.slip.place.click()
    await client.slip.placed()
    await sandbox.beenHereFor('alice', 29)
    await page.reload()
    await expect(client.slip.panel).toBeVisible()
    await sandbox.beenHereFor('alice', 90)
    await page.reload()
    const { reminder } = client.member
    await expect(reminder).toHaveAccessibleName('You have been here for 1 hour 30 minutes')
    await expect(reminder).toHaveAccessibleDescription(
      /Stakes\s*¥50\.00\s*Returns\s*¥0\.00\s*Profit\s*−¥50\.00/,
    )
    // A press beside it does not answer it.
    await page.mouse.click(5, 5)
    await expect(reminder).toBeVisible()
    await reminder.getByRole('button', { name: 'Keep betting' }).click()
    await expect(reminder).toHaveCount(0)
    await page.reload()
    await client.ready()
    await client.member.openCare()
    await expect(reminder).toHaveCount(0)
  })

  test('waits while a bet is in progress, and comes when it is given up [CARE-02]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await sandbox.care({ reminderMinutes: 30 })
    const { client } = await pickHome({ launched, sandbox }, { stake: '50' })
    await sandbox.beenHereFor('alice', 31)
    await page.reload()
    await expect(client.slip.stake).toHaveValue(/50/)
    const { reminder } = client.member
    await client.slip.stake.fill('60')
    await expect(reminder).toHaveCount(0)
    await client.slip.panel
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect(reminder).toBeVisible()
  })

  test('waits for the answer to a bet, and comes after it [CARE-02] [SLIP-17]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await sandbox.care({ reminderMinutes: 30 })
    const { client, market } = await pickHome({ launched, sandbox }, { stake: '50' })
    await sandbox.beenHereFor('alice', 31)
    await page.reload()
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.market(market.marketId, { betDelay: 60_000 })
    await client.slip.place.click()
    await expect(client.slip.place).toHaveAttribute('aria-busy', 'true')
    const { reminder } = client.member
    await expect(reminder).toHaveCount(0)
    await sandbox.market(market.marketId, { betDelay: 0 })
    await expect(reminder).toBeVisible()
    await expect(reminder).toHaveAccessibleDescription(/Stakes\s*¥50\.00/)
    expect((await sandbox.ledger('alice')).bets).toHaveLength(1)
  })

  test('is read and answered by the keyboard alone, and leads to the bet history [CARE-02] [A11Y-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await sandbox.care({ reminderMinutes: 30, timeOutUrl: pages.timeOutUrl })
    const client = await launched()
    await sandbox.beenHereFor('alice', 31)
    await page.reload()
    const { reminder } = client.member
    await expect(reminder).toBeVisible()
    const stops: string[] = []
    for (let at = 0; at < 4; at += 1) {
      stops.push(
        await reminder
          .locator(':focus')
          .evaluate((stop) => stop.getAttribute('aria-label') ?? stop.textContent),
      )
      await page.keyboard.press('Tab')
    }
    expect(stops).toEqual(['Close', 'Take a break', 'Keep betting', 'View bet history'])
    await expect(reminder.getByRole('link', { name: 'Take a break' })).toHaveAttribute(
      'href',
      pages.timeOutUrl,
    )
    await reminder.getByRole('button', { name: 'View bet history' }).focus()
    await page.keyboard.press('Enter')
    await expect(reminder).toHaveCount(0)
    await expect(client.getByRole('tab', { name: 'Bet history' })).toHaveAttribute('aria-selected', 'true')
    await sandbox.beenHereFor('alice', 600)
    await page.reload()
    await client.ready()
    await client.member.openCare()
    await expect(reminder).toHaveCount(0)
  })

  test('comes as often as the member chooses, and never only where the partner lets them [CARE-02]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await sandbox.care({ reminderMinutes: 45, canTurnOff: false })
    const client = await launched()
    await client.member.openCare()
    const choice = (name: string) =>
      client.getByRole('radiogroup', { name: 'Remind me every' }).getByRole('radio', { name, exact: true })
    for (const name of ['15 min', '30 min', '1 h', '2 h']) await expect(choice(name)).not.toBeChecked()
    await expect(choice('Off')).toHaveCount(0)
    await sandbox.care({ canTurnOff: true })
    await page.reload()
    await choice('Off').check()
    await sandbox.beenHereFor('alice', 600)
    await page.reload()
    await expect(choice('Off')).toBeChecked()
    await expect(client.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
    await expect(client.member.reminder).toHaveCount(0)
    await sandbox.care({ canTurnOff: false })
    await page.reload()
    await expect(client.member.reminder).toBeVisible()
    await page.keyboard.press('Escape')
    await choice('2 h').check()
    await page.reload()
    await expect(choice('2 h')).toBeChecked()
  })
})

test.describe('a member who is excluded', () => {
  const until = '2099-12-24T12:00:00Z'

  test('sees prices, cannot bet, and reads why in the slip, until that is over [CARE-03] [SLIP-25]', async ({
    launched,
    sandbox,
  }) => {
    await sandbox.care()
    await sandbox.exclude('alice', { reason: 'time_out', until })
    const { client, home } = await pickHome({ launched, sandbox }, { stake: '20' })
    const { slip } = client
    await expect(slip.place).toHaveAttribute('aria-disabled', 'true')
    await expect(slip.place).toHaveAccessibleDescription(
      /^You can't bet until 2\d\/12\/2099 \d\d:00\. You asked for a time-out\. Pending bets will be settled as usual\.$/,
    )
    await expect(slip.panel.getByText("You can't bet right now")).toBeVisible()
    await expect(client.price(home).first()).toBeVisible()
    await slip.place.click({ force: true })
    await expect(slip.leg(home)).toBeVisible()
    await sandbox.exclude('alice', null)
    await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
    await slip.place.click()
    await slip.placed()
    expect((await sandbox.ledger('alice')).bets).toHaveLength(1)
  })

  test('while the slip is open is refused by the server, and reads why from then on [CARE-03] [SLIP-18]', async ({
    launched,
    sandbox,
  }) => {
    await sandbox.care()
    const { client } = await pickHome({ launched, sandbox }, { stake: '20' })
    const { slip } = client
    await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.exclude('alice', { reason: 'self_exclusion', until: null })
    await slip.place.click()
    await expect(slip.panel.getByText(/^Bet not placed. No money was taken./)).toBeVisible()
    await expect(slip.panel.getByText(errors.memberCannotBet.text, { exact: true }).first()).toBeVisible()
    await expect(slip.place).toHaveAccessibleDescription(
      "You can't bet. You asked to be excluded from betting. Pending bets will be settled as usual.",
    )
    await slip.panel.getByRole('button', { name: 'Close' }).click()
    await expect(slip.place).toHaveAccessibleDescription(/You asked to be excluded from betting\./)
    expect((await sandbox.ledger('alice')).bets).toEqual([])
  })

  test('is offered no booking [CARE-03] [PREBOOK-01]', async ({ launched, sandbox }) => {
    await sandbox.features({ isPrebookingEnabled: true })
    await sandbox.care()
    await sandbox.exclude('alice', { reason: 'partner', until: null })
    const { client, home, market } = await pickHome({ launched, sandbox }, { stake: '20' })
    await sandbox.market(market.marketId, { status: 'paused' })
    await expect(client.slip.leg(home)).toContainText('Locked odds will be removed')
    await expect(
      client.slip.panel.getByText('Your betting site has excluded you from betting.', { exact: false }),
    ).toBeVisible()
    await expect(client.slip.panel.getByRole('button', { name: 'Prebook' })).toHaveCount(0)
  })
})

test.describe('the balance', () => {
  test('goes out of sight by one press wherever it stands, and comes back [CARE-04]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client } = await pickHome({ launched, sandbox }, { stake: '20000' })
    const { balance } = client.member
    await expect(balance).toHaveText('Balance ¥10,000.00 CNY')
    await expect(client.slip.place).toHaveAccessibleDescription(/Your balance is ¥10,000\.00\./)
    await balance.click()
    await expect(balance).toHaveText('Balance hidden')
    await expect(client.slip.place).not.toHaveAccessibleDescription(/10,000/)
    await client.slip.stake.fill('20')
    await client.slip.place.click()
    await client.slip.placed()
    await expect(client.getByText('9,980')).toHaveCount(0)
    await page.goto(new URL('/v8/account/transactions', page.url()).href)
    await expect(client.getByRole('main').getByText('Balance hidden').first()).toBeVisible()
    await expect(client.getByText('9,980')).toHaveCount(0)
    await client.member.openAccount()
    const hide = client.getByRole('switch', { name: 'Hide balance' })
    await expect(hide).toBeChecked()
    await hide.click()
    await expect(balance).toHaveText('Balance ¥9,980.00 CNY')
  })
})

for (const [device, viewport, theme] of sampleOf(
  [
    ['a desktop', { width: 1440, height: 900 }, 'default'],
    ['a phone in a light theme', { width: 390, height: 844 }, 'lh'],
    ['a pad in a light theme', { width: 820, height: 1180 }, 'lh'],
    ['a small phone', { width: 375, height: 553 }, 'default'],
  ] as const,
  2,
)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('page, reminder and exclusion meet WCAG 2.2 AA as far as a machine can tell [A11Y-01] [CARE-01] [CARE-02] [CARE-03]', async ({
      launched,
      page,
      sandbox,
    }) => {
      test.slow()
      await sandbox.care({ ...pages, reminderMinutes: 30 })
      const client = await launched({ theme })
      await client.member.openCare()
      await expect(client.member.figures.getByText('¥0.00').first()).toBeVisible()
      expect(await violations(page), 'page').toEqual([])
      await sandbox.exclude('alice', { reason: 'time_out', until: '2099-12-24T12:00:00Z' })
      await sandbox.beenHereFor('alice', 91)
      await page.reload()
      const { reminder } = client.member
      await expect(reminder.getByText('¥0.00').first()).toBeVisible()
      expect(await violations(page), 'reminder').toEqual([])
      await reminder.getByRole('button', { name: 'Keep betting' }).click()
      await expect(client.getByText(/^You can't bet until/)).toBeVisible()
      await client.member.balance.first().click()
      expect(await violations(page), 'excluded').toEqual([])
    })
  })
}
