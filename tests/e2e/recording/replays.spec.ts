import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@playwright/test'

import { describeReplayed } from '#recording/testing/replay/describe.ts'
import { readRecordingFile } from '#recording/testing/replay/readFile.ts'
import { replay } from '#recording/testing/replay/replay.ts'

const folder = fileURLToPath(new URL('../../replays/', import.meta.url))

for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
  test(`${file.replace('.json', '').replaceAll('-', ' ')}: the states are those that were recorded [CHART-05]`, async ({
    context,
  }) => {
    const replayed = await replay(context, await readRecordingFile(`${folder}${file}`))
    expect(describeReplayed(replayed)).toMatch(/^The same/)
  })
