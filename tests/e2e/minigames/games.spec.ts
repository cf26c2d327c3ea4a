import type { Page } from '@playwright/test'

import { errors } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import { MiniGame } from '../../harness/pages/lootbox/miniGame.ts'
import type { TestSandbox } from '../../harness/sandbox.ts'

type Tables = components['schemas']['MiniGameTablePage']

const minute = 60_000
const [card, roulette, fishPrawnCrab] = [1, 2, 3]

test.beforeEach(async ({ sandbox }) => {
  await sandbox.features({ isMiniGameEnabled: true })
  await beginRound(sandbox)
})

/** Moves the clock to where a round begins. */
async function beginRound(sandbox: TestSandbox): Promise<void> {
  const { now } = await sandbox.control<{ now: number }>('GET', 'clock')
  await sandbox.clock({ to: (Math.floor(now / minute) + 1) * minute })
}

/** The address of a table's game, for a member. */
async function addressOf(sandbox: TestSandbox, table: number, language = 'en'): Promise<string> {
  const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
  const { searchParams } = new URL(link)
  const launched = await fetch(`${sandbox.clientUrl}/api/game-launch/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token: searchParams.get('token'),
      partner_member_token: searchParams.get('partner_member_token'),
      is_anonymous: false,
    }),
  })
  const { token }: { token: string } = await launched.json()
  const reply = await fetch(`${sandbox.clientUrl}/api/mini-game/v2/tables/`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  })
  const { results }: Tables = await reply.json()
  return results.find(({ id }) => id === table)?.gameUrl ?? ''
}

/** Opens a table in a sandboxed frame of a page of the client's, and gathers what that page is told. */
async function openTable(
  page: Page,
  sandbox: TestSandbox,
  table: number,
  language = 'en',
): Promise<MiniGame> {
  const address = await addressOf(sandbox, table, language)
  await page.goto(`${sandbox.clientUrl}/v8/not-there`)
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.title = 'Game'
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.src = src
    frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; z-index: 9999'
    document.body.append(frame)
  }, address)
  return new MiniGame(page.frameLocator('iframe[title="Game"]'))
}

test.describe('a mini-game in a sandboxed frame', () => {
  for (const [table, name, selection, what] of [
    [card, 'Dragon Tiger 1', 'dragon', 'Dragon'],
    [roulette, 'Roulette 1', 'red', 'Red'],
    [fishPrawnCrab, 'Fish Prawn Crab 1', 'crab', 'Crab'],
  ] as const) {
    test(`${name} takes bets, draws, and pays what the ledger says [MEMBER-08]`, async ({
      page,
      sandbox,
    }) => {
      const game = await openTable(page, sandbox, table)
      await expect(game.name).toHaveText(name)
      await expect(game.balance).toHaveText('¥10,000.00')
      await game.bet(what, '100')
      await expect(game.status).toHaveText(`Bet placed: ¥100.00 on ${what}.`)
      await expect(game.balance).toHaveText('¥9,900.00')
      await expect(game.bets).toHaveText([`¥100.00 on ${what}Waits for the result`])
      const before = (await game.lastResult.textContent()) ?? ''
      await sandbox.clock({ advance: minute })
      await expect(game.bets).not.toContainText('Waits')
      const { miniGames, wallet, problems } = await sandbox.ledger('alice')
      expect(problems).toEqual([])
      const [bet] = miniGames
      expect(bet).toMatchObject({ tableId: table, selection, amount: '100.00' })
      const balance = wallet.balance.replace(/\B(?=(?:\d{3})+\.)/g, ',')
      await expect(game.balance).toHaveText(`¥${balance}`)
      const said = { win: 'Won', loss: 'Lost', half_loss: 'Half lost' }[String(bet?.status)]
      await expect(game.bets).toContainText(`${said}`)
      if (bet?.status === 'win') await expect(game.bets).toContainText(`¥${bet.returns} back`)
      await expect(game.lastResult).not.toHaveText('')
      expect(before).not.toBe('')
    })
  }

  test('is played with the keyboard alone [MEMBER-08] [A11Y-01]', async ({ page, sandbox }) => {
    const game = await openTable(page, sandbox, card)
    await expect(game.place).toHaveText('Choose what to bet on')
    await expect(game.place).toBeDisabled()
    await page.locator('iframe[title="Game"]').focus()
    await page.keyboard.press('Tab')
    await expect(game.selection('Dragon')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(game.selection('Tiger')).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(game.stake).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('12.50')
    await expect(game.place).toHaveText('Bet ¥12.50 on Tiger')
    await page.keyboard.press('Enter')
    await expect(game.status).toHaveText('Bet placed: ¥12.50 on Tiger.')
    expect((await sandbox.ledger('alice')).miniGames).toMatchObject([{ selection: 'tiger', amount: '12.50' }])
  })

  test('counts sixty seconds down by the server’s clock, one a second, and again [MEMBER-10]', async ({
    page,
    sandbox,
  }) => {
    const game = await openTable(page, sandbox, card)
    const label = (seconds: number): string => `Seconds of this round left: ${seconds}`
    // As long as the server's clock stands, so does the game's.
    await expect(game.countdown).toHaveAccessibleName(label(60))
    await sandbox.clock({ advance: 49_000 })
    await expect(game.countdown).toHaveAccessibleName(label(11))
    await sandbox.clock({ advance: 7_000 })
    await expect(game.countdown).toHaveAccessibleName(label(4))
    await game.countdown.evaluate((timer) => {
      const seen: string[] = []
      new MutationObserver(() => {
        const text = timer.textContent ?? ''
        if (seen.at(-1) !== text) seen.push(text)
        timer.setAttribute('data-seen', seen.join(' '))
      }).observe(timer, { childList: true, characterData: true, subtree: true })
    })
    // A second of the server's lasts four of ours, so that a slow machine shows each.
    await sandbox.clock({ freeze: false, speed: 0.25 })
    await expect(game.countdown).toHaveAttribute('data-seen', / 59\b/)
    await sandbox.clock({ freeze: true, speed: 1 })
    const seen = (await game.countdown.getAttribute('data-seen')) ?? ''
    expect(` ${seen} `).toContain(' 3 2 1 60 59 ')
  })

  test('takes no bet in the last ten seconds of a round [MEMBER-10]', async ({ page, sandbox }) => {
    const game = await openTable(page, sandbox, card)
    await game.selection('Tie').check()
    await expect(game.place).toBeEnabled()
    await sandbox.clock({ advance: 50_000 })
    await expect(game.place).toHaveText('No more bets in this round')
    await expect(game.place).toBeDisabled()
    await sandbox.clock({ advance: 10_000 })
    await expect(game.place).toHaveText('Bet ¥10.00 on Tie')
  })

  test('is in the member’s language, in what it says, in its names and in how it writes and reads money [I18N-01]', async ({
    page,
    sandbox,
  }) => {
    const game = await openTable(page, sandbox, roulette, 'es')
    const frame = page.frameLocator('iframe[title="Game"]')
    await expect(game.name).toHaveText('Ruleta 1')
    await expect(frame.locator('html')).toHaveAttribute('lang', 'es')
    await expect(game.balance).toHaveText('¥10.000,00')
    await expect(game.countdown).toHaveAccessibleName('Segundos restantes de esta ronda: 60')
    await expect(frame.getByText('Hagan sus apuestas')).toBeVisible()
    const stake = frame.getByRole('textbox', { name: 'Importe' })
    await expect(stake).toHaveValue('5,00')
    await frame
      .getByRole('group', { name: 'Apostar a' })
      .getByRole('radio', { name: /^Rojo / })
      .check()
    for (const [typed, says] of [
      ['1234,5', 'Apostar ¥1.234,5 a Rojo'],
      ['12.50', 'Apostar ¥12,50 a Rojo'],
      // A thousand or one: nobody can tell.
      ['1.000', 'Introduzca un importe'],
    ] as const) {
      await stake.fill(typed)
      await expect(frame.locator('#place')).toHaveText(says)
    }
    await stake.fill('4,99')
    await frame.locator('#place').click()
    await expect(game.status).toHaveText('La apuesta mínima debe ser de ¥5,00. No se ha descontado nada.')
    await stake.fill('1234,50')
    await frame.locator('#place').click()
    await expect(game.status).toHaveText('Apuesta realizada: ¥1.234,50 a Rojo.')
    await expect(game.balance).toHaveText('¥8.765,50')
    expect((await sandbox.ledger('alice')).miniGames).toMatchObject([{ selection: 'red', amount: '1234.50' }])
    await sandbox.clock({ advance: 50_000 })
    await expect(frame.getByText('No va más')).toBeVisible()
  })

  test('places a bet once where it is pressed twice, and where its answer is lost [MEMBER-08]', async ({
    page,
    sandbox,
  }) => {
    const game = await openTable(page, sandbox, roulette)
    await game.selection('17').check()
    await game.place.dblclick()
    await expect(game.status).toHaveText('Bet placed: ¥5.00 on 17.')
    await sandbox.control('POST', `minigame/tables/${roulette}`, { loseAnswers: 1_000 })
    await game.selection('Odd').check()
    await game.place.click()
    await expect(game.status).toHaveText('No answer yet. Asking again about this bet.')
    await sandbox.control('POST', `minigame/tables/${roulette}`, { loseAnswers: 0 })
    await expect(game.status).toHaveText('Bet placed: ¥5.00 on Odd.')
    const { miniGames, problems } = await sandbox.ledger('alice')
    expect(miniGames.map(({ selection }) => selection)).toEqual(['17', 'odd'])
    expect(problems).toEqual([])
    await expect(game.balance).toHaveText('¥9,990.00')
  })

  test('says a refusal, and that nothing was staked [MEMBER-08]', async ({ page, sandbox }) => {
    const game = await openTable(page, sandbox, card)
    await game.bet('Dragon', '9.99')
    await expect(game.status).toHaveText('Minimum bet should be 10.00. Nothing was staked.')
    await sandbox.control('POST', 'members/alice', { bar: 'frozen' })
    await game.bet('Dragon', '10')
    await expect(game.status).toHaveText('Account is frozen. Nothing was staked.')
    await expect(game.balance).toHaveText('¥10,000.00')
  })

  test('says that it is disabled or down, and goes on once it is not any more [MEMBER-08] [SRV-12]', async ({
    page,
    sandbox,
  }) => {
    const game = await openTable(page, sandbox, card)
    await expect(game.name).toBeVisible()
    for (const [change, undone, { text }] of [
      [{ isEnabled: false }, { isEnabled: true }, errors.gameDisabled],
      [{ isDown: true }, { isDown: false }, errors.minigameDown],
    ] as const) {
      await sandbox.control('POST', `minigame/tables/${card}`, change)
      await expect(game.trouble).toHaveText(text)
      await expect(game.name).toBeHidden()
      await sandbox.control('POST', `minigame/tables/${card}`, undone)
      await expect(game.name).toBeVisible()
    }
  })

  test('ends with its session', async ({ page, sandbox }) => {
    const game = await openTable(page, sandbox, card)
    await expect(game.name).toBeVisible()
    await sandbox.control('POST', 'sessions', { action: 'end', member: 'alice' })
    await expect(game.trouble).toHaveText(errors.tokenExpired.text)
    await expect(game.name).toBeHidden()
  })
})

test.describe('a mini-game that misbehaves', () => {
  test('dies in the middle of a round, and leaves the page around it alone', async ({ page, sandbox }) => {
    const game = await openTable(page, sandbox, card)
    await expect(game.name).toBeVisible()
    await sandbox.control('POST', `minigame/tables/${card}`, { conduct: 'dies' })
    await expect(page.frameLocator('iframe[title="Game"]').locator('body')).toBeEmpty()
    await expect(page).toHaveURL(`${sandbox.clientUrl}/v8/not-there`)
  })

  test('leads itself elsewhere, and not the page around it', async ({ page, sandbox }) => {
    const game = await openTable(page, sandbox, card)
    await expect(game.name).toBeVisible()
    await sandbox.control('POST', `minigame/tables/${card}`, { conduct: 'navigates' })
    await expect.poll(() => page.frames().some((frame) => frame.url().endsWith('/player/'))).toBe(true)
    await expect(page).toHaveURL(`${sandbox.clientUrl}/v8/not-there`)
  })

  test('tells the page around it what it has no right to tell', async ({ page, sandbox }) => {
    const game = await openTable(page, sandbox, card)
    await expect(game.name).toBeVisible()
    await page.evaluate(() => {
      addEventListener('message', ({ origin, data }) => {
        // What it may tell, it goes on telling.
        if (/^game-(?:alive|money)$/.test(String(data?.type))) return
        document.documentElement.dataset.told = `${origin} ${JSON.stringify(data)?.slice(0, 60)}`
      })
    })
    await sandbox.control('POST', `minigame/tables/${card}`, { conduct: 'talks' })
    await expect(page.locator('html')).toHaveAttribute(
      'data-told',
      /^null \{"slipway":1,"type":"wallet-sync"/,
    )
    await expect(game.name).toBeVisible()
  })
})

for (const theme of ['dark', 'light'])
  test(`the games meet WCAG 2.2 AA as far as a machine can tell, ${theme} [A11Y-01]`, async ({
    page,
    sandbox,
  }) => {
    for (const table of [card, roulette, fishPrawnCrab]) {
      const address = (await addressOf(sandbox, table)).replace('#', `&theme=${theme}#`)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(address)
      const game = new MiniGame(page)
      await expect(game.name).toBeVisible()
      await game.bet({ 1: 'Tie', 2: '17', 3: 'Fish' }[table] ?? '', '10')
      await expect(game.status).toContainText('Bet placed')
      expect(await violations(page), `table ${table}`).toEqual([])
    }
  })
