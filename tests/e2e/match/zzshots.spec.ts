import { expect, test } from '../../harness/fixtures.ts'
import { ClientPage } from '../../harness/pages/client.ts'

test('shots', async ({ page, sandbox }) => {
  test.setTimeout(400_000)
  for (const game of ['41', '1', '43']) {
    const [event] = await sandbox.events(`?timing=today&game=${game}`)
    if (event === undefined) throw new Error('none')
    for (const theme of ['default', 'lh'])
      for (const [width, height] of [[1440, 900], [820, 1180], [390, 844], [375, 553]] as const) {
        if (game !== '41' && (theme === 'lh' || width === 820)) continue
        await page.setViewportSize({ width, height })
        const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro', event_id: event.eventId, theme })
        await page.goto(link)
        const client = new ClientPage(page, page)
        await client.match.showView('Analysis')
        await client.getByRole('tab', { name: 'Standings' }).click()
        await expect(page.locator('table')).toBeVisible()
        await page.screenshot({ path: `/tmp/w/shots-standings/${game}-${theme}-${width}.png` })
        if (width === 390 || width === 1440) {
          await page.getByRole('button', { name: /48|32|24/ }).last().click()
          await page.screenshot({ path: `/tmp/w/shots-standings/${game}-${theme}-${width}-all.png` })
        }
      }
  }
})
