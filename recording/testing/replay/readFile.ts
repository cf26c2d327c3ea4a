import { readFile, stat } from 'node:fs/promises'

import type { Recording } from '#recording/entries.ts'
import { checkSize, NotARecording, readRecording } from '#recording/readRecording.ts'

/** Reads a recorded session from the disk. @throws NotARecording if the file is missing, or is not a recording */
export async function readRecordingFile(file: string): Promise<Recording> {
  const { size } = await stat(file).catch(() => {
    throw new NotARecording(`There is no file ${file}.`)
  })
  checkSize(size)
  return readRecording(await readFile(file, 'utf8'))
}
