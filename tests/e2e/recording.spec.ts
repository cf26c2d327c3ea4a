import { readFile } from 'node:fs/promises'

import { expect, test } from '../harness/fixtures.ts'
import { placeUnder, whilePlacing } from '../harness/placing.ts'
import { readRecording } from '../harness/replay/readRecording.ts'
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
  const recording = await readRecording(file)
  const context = await browser.newContext()
  const replayed = await replay(context, recording)
  expect(tellReplayed(replayed)).toMatch(/^The same: \d+ states of \d+ actors\.$/)
  await context.close()
})
