import { readFile } from 'node:fs/promises'

import { expect, test } from '../harness/fixtures.ts'
import { placeUnder, whilePlacing } from '../harness/placing.ts'
import { readRecordingFile } from '../harness/replay/readFile.ts'
import { replay } from '../harness/replay/replay.ts'
import { tellReplayed } from '../harness/replay/tell.ts'

test('a bet whose answer was lost is saved as a recording from the menu, and replayed without a server [CHART-05] [SLIP-18]', async ({
  launched,
  sandbox,
  page,
  browser,
}, testInfo) => {
  const client = await launched()
  await placeUnder(client, sandbox, 50, whilePlacing({ kind: 'dropReply', times: 8 }))
  await client.slip.placed()
  await client.getByRole('button', { name: 'Menu' }).click()
  const saved = page.waitForEvent('download')
  await client.getByRole('button', { name: 'Save a recording for support' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^slipway-recording-.*\.json$/)
  const file = testInfo.outputPath('recording.json')
  await download.saveAs(file)

  const text = await readFile(file, 'utf8')
  expect(text).not.toContain('alice')
  const recording = await readRecordingFile(file)
  const context = await browser.newContext()
  const replayed = await replay(context, recording)
  // The menu is no machine's: it is not opened again, and its pictures are not asked for.
  expect(tellReplayed(replayed)).toMatch(/^The same: \d+ states of \d+ actors\./)
  await context.close()
})

test('where the page does not allow it, nothing is loaded for a recording, and none is offered [CHART-05]', async ({
  launched,
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.route('**/v8/launch.html?*', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/<script [^>]*id="recording">true<\/script>/, '')
    await route.fulfill({ response: answer, body: html })
  })
  const client = await launched()
  await client.getByRole('button', { name: 'Menu' }).click()
  await expect(client.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(client.getByRole('button', { name: 'Save a recording for support' })).toHaveCount(0)
  expect(await page.evaluate(() => window.slipway?.recording === undefined)).toBe(true)
  expect(scripts.filter((path) => path.includes('/recorderOfPage-'))).toEqual([])
  expect(scripts.filter((path) => path.includes('/client-'))).toHaveLength(1)
})
