import type { Browser, Page } from '@playwright/test'

import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import { pickCombo, pickHome } from '../../harness/slip/picking.ts'

/** A page of another device's, of no member yet. */
async function another(browser: Browser, size = { width: 1440, height: 900 }): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.setViewportSize(size)
  return page
}

test.beforeEach(({ sandbox }) => sandbox.betCodes())

test('a combo goes by a code to another member, at the prices of that moment, and is placed once with their stake [SLIP-23] [SLIP-10]', async ({
  browser,
  launched,
  sandbox,
}) => {
  const { client: alice, picked } = await pickCombo(
    { launched, sandbox },
    { prices: ['2.00', '3.00', '1.50'], stake: '77' },
  )
  const code = await alice.slip.makeCode()
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)

  const [first, second] = picked
  if (first === undefined || second === undefined) throw new Error('There is no combo.')
  await sandbox.market(first.market.marketId, { prices: { home: '2.20' } })
  const bob = await launched({ member: 'bob', page: await another(browser) })
  await bob.slip.panel.getByRole('button', { name: 'Enter a bet code' }).click()
  await expect(bob.slip.codeField).toBeFocused()
  await bob.slip.enterCode(code.toLowerCase().replace('-', ' '))
  const held = bob.slip.enteredCode.getByRole('list', { name: /^Combo ?3 selections$/ })
  await expect(held.getByRole('listitem')).toHaveCount(3)
  await expect(held.getByRole('listitem').first()).toContainText(first.home)
  await expect(held.getByRole('listitem').first()).toContainText('2.20')
  // While they are looked at they move as they do anywhere.
  await sandbox.market(second.market.marketId, { prices: { home: '3.10' } })
  await expect(held.getByRole('listitem').nth(1)).toContainText('3.10')
  await expect(bob.slip.addCode).toHaveText('Add to bet slip')
  await bob.slip.addCode.click()
  await expect(bob.slip.enteredCode).toBeHidden()
  await expect(bob.slip.panel.getByText('Followed bet')).toBeVisible()
  await expect(bob.slip.stake).toBeFocused()
  await expect(bob.slip.stake).toHaveValue('')
  await bob.slip.stake.fill('20')
  await bob.slip.place.click()
  const ticketNum = await bob.slip.placed()
  const { bets, problems } = await sandbox.ledger('bob')
  expect(bets).toMatchObject([
    {
      ticketNum,
      ticketType: 'combo',
      isFollowBet: true,
      amount: '20.00',
      legs: picked.map(({ market }) => ({ marketId: market.marketId, side: 'home' })),
    },
  ])
  expect(problems).toEqual([])
  expect((await sandbox.ledger('alice')).bets).toEqual([])
})

test('what takes no bets any more is said in words and left out, and what is left is of a kind that it makes [SLIP-23] [SLIP-04]', async ({
  browser,
  launched,
  sandbox,
}) => {
  const { client: alice, picked } = await pickCombo(
    { launched, sandbox },
    { prices: ['2.00', '3.00', '1.50'] },
  )
  const code = await alice.slip.makeCode()
  const [first, second, third] = picked
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('There is no combo.')
  await sandbox.market(first.market.marketId, { status: 'paused' })
  await sandbox.event(second.event.eventId, { close: true })

  const bob = await launched({ member: 'bob', page: await another(browser) })
  await bob.slip.enterCode(code)
  const { enteredCode: dialog } = bob.slip
  await expect(dialog.getByRole('listitem').nth(0)).toContainText('Suspended: not added')
  await expect(dialog.getByRole('listitem').nth(1)).toContainText('Closed: not added')
  await expect(dialog).toContainText('Too little is left for Combo. The rest is added as singles.')
  await sandbox.event(third.event.eventId, { close: true })
  await expect(dialog).toContainText('None of these selections can be bet on now.')
  await expect(bob.slip.addCode).toHaveCount(0)
  await sandbox.market(first.market.marketId, { status: 'open' })
  await bob.slip.addCode.click()
  await expect(bob.slip.leg(first.home)).toBeVisible()
  await expect(bob.slip.panel.getByRole('listitem')).toHaveCount(1)
  await expect(bob.slip.kind('Single')).toHaveAttribute('aria-selected', 'true')
})

test('what is in the slip is only replaced by a press that says so, and comes back [SLIP-23] [SLIP-03]', async ({
  browser,
  launched,
  sandbox,
}) => {
  const { client: alice, event, home } = await pickHome({ launched, sandbox })
  const code = await alice.slip.makeCode()
  const bob = await launched({ member: 'bob', page: await another(browser) })
  await bob.price(event.away, bob.lists.event(event.home, event.away)).first().click()
  await bob.slip.stake.fill('30')
  await bob.slip.enterCode(code)
  await expect(bob.slip.enteredCode).toContainText('It takes the place of 1 selection in your bet slip.')
  await expect(bob.slip.addCode).toHaveText('Replace bet slip')
  await bob.page.keyboard.press('Escape')
  await expect(bob.slip.enteredCode).toBeHidden()
  await expect(bob.slip.leg(event.away)).toBeVisible()
  await expect(bob.slip.stake).toHaveValue('30')
  await bob.slip.enterCode(code)
  await bob.slip.addCode.click()
  await expect(bob.slip.leg(home)).toBeVisible()
  await expect(bob.slip.leg(event.away)).toHaveCount(0)
  await expect(bob.slip.stake).toHaveValue('')
  await bob.slip.panel.getByRole('button', { name: 'Undo' }).click()
  await expect(bob.slip.leg(event.away)).toBeVisible()
})

test('what is no code, was never given, or is over is said; too many tries end it for a while [SLIP-23]', async ({
  launched,
  sandbox,
}) => {
  const { client } = await pickHome({ launched, sandbox })
  const code = await client.slip.makeCode()
  const { enteredCode: dialog, codeField } = client.slip
  const no = 'A bet code has 8 letters and digits, such as 7KQ3\u2011MX9T.'
  for (const odd of ['', '7KQ3', '<script>alert(1)</script>', '💥'.repeat(50), '../../../wallet/']) {
    await client.slip.enterCode(odd)
    await expect(dialog.getByRole('alert')).toHaveText(no)
    await expect(codeField).toBeFocused()
  }
  const other = code.startsWith('0') ? '1111-1111' : '0000-0000'
  await client.slip.enterCode(other)
  await expect(dialog.getByRole('alert')).toHaveText('There is no such bet code. Check it and try again.')
  await client.slip.enterCode(code)
  await expect(client.slip.addCode).toBeVisible()
  await sandbox.expireBetCodes()
  await client.slip.enterCode('')
  await client.slip.enterCode(code)
  await expect(dialog.getByRole('alert')).toHaveText('This bet code has expired.')
  await expect(client.slip.addCode).toHaveCount(0)
  const tries = Array.from({ length: 20 }, (_, at) => `VVVV-VV${String(at + 10)}`)
  for (const guess of tries) {
    await client.slip.enterCode(guess)
    await expect(dialog.getByRole('alert')).toHaveText(/^(There is no such|Too many wrong)/)
  }
  await expect(dialog.getByRole('alert')).toHaveText('Too many wrong bet codes. Try again in an hour.')
})

for (const [width, height] of [
  [375, 553],
  [390, 844],
] as const)
  test(`by keyboard alone, and well for everyone, at ${width} × ${height} [SLIP-23] [DEVICE-01] [A11Y-01]`, async ({
    browser,
    context,
    launched,
    page,
    sandbox,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { client: alice, home } = await pickHome({ launched, sandbox })
    const { keyboard } = page
    await alice.slip.panel.getByRole('button', { name: 'More bet types' }).focus()
    await keyboard.press('Enter')
    await keyboard.press('End')
    await keyboard.press('ArrowUp')
    await expect(alice.slip.panel.getByRole('menuitem', { name: 'Get a bet code' })).toBeFocused()
    await keyboard.press('Enter')
    const { madeCode } = alice.slip
    await expect(madeCode).toContainText("It doesn't hold your stake or your name.")
    expect(await violations(page, 'dialog[open]')).toEqual([])
    await madeCode.getByRole('button', { name: 'Copy code' }).focus()
    await keyboard.press('Enter')
    await expect(madeCode.getByText('Copied', { exact: true })).toBeVisible()
    const code = await page.evaluate(() => window.navigator.clipboard.readText())
    await keyboard.press('Escape')
    await expect(madeCode).toBeHidden()
    await expect(alice.slip.panel.getByRole('button', { name: 'More bet types' })).toBeFocused()

    const theirs = await another(browser, { width, height })
    const bob = await launched({ member: 'bob', page: theirs })
    await bob.slip.open()
    const enter = bob.slip.panel.getByRole('button', { name: 'Enter a bet code' })
    await enter.focus()
    await theirs.keyboard.press('Enter')
    await expect(bob.slip.codeField).toBeFocused()
    await theirs.keyboard.type(`Bet code ${code}`)
    await theirs.keyboard.press('Enter')
    await expect(bob.slip.addCode).toBeVisible()
    expect(await violations(theirs, 'dialog[open] dialog[open]')).toEqual([])
    const [box, page_] = [await bob.slip.addCode.boundingBox(), theirs.viewportSize()]
    expect(box !== null && page_ !== null && box.y + box.height <= page_.height).toBe(true)
    expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await theirs.keyboard.press('Tab')
    await theirs.keyboard.press('Tab')
    await expect(bob.slip.addCode).toBeFocused()
    await theirs.keyboard.press('Enter')
    await expect(bob.slip.leg(home)).toBeVisible()
    await expect(bob.slip.stake).toBeFocused()
  })

test('is nowhere where the partner has it off, and for guests: no way, no call [SLIP-23] [LAUNCH-05]', async ({
  browser,
  launched,
  sandbox,
}) => {
  await sandbox.betCodes(false)
  const { client } = await pickHome({ launched, sandbox })
  await client.slip.panel.getByRole('button', { name: 'More bet types', exact: true }).click()
  await expect(client.slip.panel.getByRole('menuitemradio')).not.toHaveCount(0)
  await expect(client.slip.panel.getByRole('menuitem')).toHaveCount(0)
  await sandbox.betCodes()
  const guest = await launched({ guest: true, page: await another(browser) })
  await expect(guest.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
  await expect(guest.slip.panel.getByRole('button', { name: 'Enter a bet code' })).toHaveCount(0)
})
