import { confirmationsKept, fillStorage, makeRoom, noRoomText } from '../harness/device/quota.ts'
import { expect, test } from '../harness/fixtures.ts'
import type { ClientPage } from '../harness/pages/client.ts'
import { pickPaused, pressBook } from '../harness/slip/booking.ts'
import { expectPlacedOnce, keysOf, prepare, whilePlacing } from '../harness/slip/placing.ts'

const key = 'a1b2c3d4'.padEnd(32, '0')

/** What an earlier page, or a fault of the device, left in the journal, as text under the entry's key. */
async function leave(client: ClientPage, text: string): Promise<void> {
  await client.page.evaluate(
    ([name, value]) => {
      const slip = Object.keys(localStorage).find((each) => each.endsWith(':slip'))
      if (slip === undefined) throw new Error('No slip is kept.')
      localStorage.setItem(slip.replace(/slip$/, name), value)
    },
    [`journal.${key}`, text] as const,
  )
}

const anHourAgo = (): number => Date.now() - 3_600_000

const endless: readonly (readonly [string, () => unknown])[] = [
  [
    'an expiry beyond any date',
    () => ({ version: 1, key, body: '{}', expiresAt: 1e300, confirmedAt: anHourAgo(), tickets: [] }),
  ],
  [
    'an expiry with a fraction',
    () => ({ version: 1, key, body: '{}', expiresAt: anHourAgo() + 0.5, confirmedAt: anHourAgo() }),
  ],
  [
    'a body that is no request',
    () => ({ version: 1, key, body: 'x', expiresAt: anHourAgo() + 60_000, confirmedAt: anHourAgo() }),
  ],
  [
    'an operation this page does not know',
    () => ({
      version: 2,
      key,
      request: { operation: 'placeBetOfALaterDay', body: '{}', expiresAt: anHourAgo() + 60_000 },
      confirmedAt: anHourAgo(),
    }),
  ],
  ['a later version', () => ({ version: 3, key, confirmedAt: anHourAgo() })],
]

test.describe('an entry of the journal that no answer can end', () => {
  for (const [what, entry] of endless) {
    test(`because of ${what}: it is asked about, never sent, and lets go once it cannot be placed any more [SLIP-18]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      await page.clock.install()
      const client = await launched()
      await prepare(client, sandbox, 30)
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('-bet/')) sent.push(request.url())
      })
      await leave(client, JSON.stringify(entry()))
      await page.reload()
      await expect(client.slip.heading('Checking your bet')).toBeVisible()
      await expect(client.slip.fact('Support code')).toHaveText('a1b2c3d4')
      // Its time is not over: it may still arrive, whatever is asked.
      const answered = page.waitForResponse((response) => response.url().includes('/bets/by-unique/'))
      await client.slip.panel.getByRole('button', { name: 'Check now' }).click()
      await (await answered).finished()
      await expect(client.slip.heading('Checking your bet')).toBeVisible()
      await page.clock.fastForward(80_000)
      await expect(client.slip.heading('Bet not placed')).toBeVisible()
      await expect(client.slip.fact('Support code')).toHaveText('a1b2c3d4')
      expect(sent).toEqual([])
      await client.slip.panel.getByRole('button', { name: 'Done' }).click()
      await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
      await client.slip.place.click()
      await expectPlacedOnce(client, sandbox, 30)
    })
  }

  test('because it is torn, and the bet was placed: it is asked about by its key and found [SLIP-18]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    await prepare(client, sandbox, 35)
    await sandbox.fault(whilePlacing({ kind: 'hangReply' }))
    await client.slip.place.click()
    await expect.poll(async () => (await sandbox.ledger('alice')).bets.length).toBe(1)
    await page.evaluate(() => {
      const name = Object.keys(localStorage).find((each) => each.includes(':journal.'))
      if (name === undefined) throw new Error('Nothing is written down.')
      localStorage.setItem(name, '{"version":')
    })
    await page.reload()
    await expectPlacedOnce(client, sandbox, 35)
  })

  test('in nothing but its version, the one before: it is sent again as the single bet it is [SLIP-18]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    await prepare(client, sandbox, 45)
    await sandbox.fault(whilePlacing({ kind: 'hang' }))
    await client.slip.place.click()
    await expect(client.slip.place).toHaveText(/Placing/)
    await page.evaluate(() => {
      const name = Object.keys(localStorage).find((each) => each.includes(':journal.'))
      if (name === undefined) throw new Error('Nothing is written down.')
      const { request, ...entry } = JSON.parse(localStorage.getItem(name) ?? '')
      const { body, expiresAt } = request
      localStorage.setItem(name, JSON.stringify({ ...entry, version: 1, body, expiresAt }))
    })
    await page.reload()
    await expectPlacedOnce(client, sandbox, 45)
  })
})

test.describe('a browser whose storage is full', () => {
  test('is told that the bet is not placed, nothing is sent, and the same press places it once there is room [SLIP-18]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    await prepare(client, sandbox, 55)
    const keys = keysOf(page, '/single-bet/')
    await fillStorage(page, { free: 200 })
    await client.slip.place.click()
    await expect(client.slip.panel.getByText('Unable to place bet')).toBeVisible()
    await expect(client.slip.panel.getByText(noRoomText)).toBeVisible()
    expect(keys).toEqual([])
    expect(await confirmationsKept(page)).toEqual([])
    await makeRoom(page)
    await client.slip.place.click()
    await expectPlacedOnce(client, sandbox, 55)
  })

  test('books nothing either [SLIP-18] [PREBOOK-02]', async ({ launched, page, sandbox }) => {
    const picked = await pickPaused({ launched, sandbox })
    const keys = keysOf(page, '/prebooking/')
    await fillStorage(page, { free: 200 })
    await pressBook(picked)
    await expect(picked.client.slip.panel.getByText('Unable to place bet')).toBeVisible()
    await expect(picked.client.slip.panel.getByText(noRoomText)).toBeVisible()
    expect(keys).toEqual([])
    expect(await confirmationsKept(page)).toEqual([])
    expect((await sandbox.ledger('alice')).prebooks).toEqual([])
  })
})
