import { isDeep } from '../../harness/depth.ts'
import { forgetHeard, heardOn, listen } from '../../harness/everyone/heard.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { launchTold } from '../../harness/member/launchTold.ts'
import { pickCombo } from '../../harness/slip/picking.ts'

/** ms between two things that are said while prices fly [A11Y-01]. */
const pace = 5_000

test('while prices fly the slip alone is heard, one change in 5 s at most, none twice, and the last is how it stands [A11Y-01] [SLIP-15]', async ({
  launched,
  page,
  sandbox,
}) => {
  test.slow()
  await listen(page)
  const prices = ['2.00', '2.10', '2.20']
  const { client, picked } = await pickCombo(
    { launched, sandbox },
    { prices, policy: 'Always ask', stake: '10' },
  )
  await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
  const others = (await sandbox.events('?timing=today')).flatMap(({ markets }) =>
    markets.filter(({ betType, status }) => betType === 'WIN' && status === 'open').slice(0, 1),
  )
  const mine = picked.map(({ market }) => market.marketId)
  const beside = others.filter(({ marketId }) => !mine.includes(marketId)).slice(0, 10)
  await forgetHeard(page)

  // One moves alone and then all of them, again and again, and so do prices beside them; until enough was said.
  const times = isDeep ? 12 : 4
  const said = async () => (await heardOn(page)).length
  for (let turn = 0; (await said()) < times; turn += 1) {
    const euro = (1.3 + ((turn * 7) % 60) / 100).toFixed(2)
    const moving = turn % 80 < 40 ? picked.slice(0, 1) : picked
    for (const [at, { market }] of picked.entries())
      await sandbox.market(market.marketId, {
        prices: { home: moving.some((leg) => leg.market === market) ? euro : prices[at] },
      })
    const other = beside[turn % beside.length]
    if (other !== undefined) await sandbox.market(other.marketId, { prices: { home: euro } })
  }
  for (const [at, { market }] of picked.entries())
    await sandbox.market(market.marketId, { prices: { home: at === 0 ? '2.50' : prices[at] } })
  const last = `${picked[0]?.home}: New odds is 2.50`
  await expect.poll(async () => (await heardOn(page)).at(-1)?.text).toBe(last)

  const heard = await heardOn(page)
  const first = picked[0]?.home ?? ''
  for (const [at, { text, isRude, at: when }] of heard.entries()) {
    expect(isRude, text).toBe(false)
    if (!/^\d selections have changed$/.test(text)) expect(text).toMatch(/: New odds is \d\.\d\d$/)
    if (!/^\d/.test(text)) expect(text.startsWith(first), text).toBe(true)
    const before = heard[at - 1]
    if (before === undefined) continue
    expect(text).not.toBe(before.text)
    expect(when - before.at, `${before.text}, ${text}`).toBeGreaterThanOrEqual(pace)
  }
})

test('what has no other way to be heard is said, politely and once: that a list has come, money that came, a line that is cut [A11Y-01] [SRV-13]', async ({
  context,
  launched,
  page,
  sandbox,
}) => {
  await listen(page)
  const client = await launchTold({ launched, page, sandbox })
  const texts = async () => (await heardOn(page)).map(({ text }) => text)
  await expect.poll(texts).toHaveLength(1)
  const count = await client.lists.tab('Today').innerText()
  expect(await texts()).toEqual([`Events loaded: ${/\d+/.exec(count)?.[0]} events`])

  await forgetHeard(page)
  await sandbox.money('alice', { deposit: '100' })
  const deposit = 'Deposit or withdrawal Deposit: 100.00 CNY is in your balance.'
  await expect.poll(texts).toEqual([deposit])

  await forgetHeard(page)
  await context.setOffline(true)
  await expect.poll(texts).toEqual(["You're offline. Odds aren't updating."])
  expect((await heardOn(page)).filter(({ isRude }) => isRude)).toEqual([])
})
