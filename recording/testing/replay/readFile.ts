import { readFile, stat } from 'node:fs/promises'

import type { Recording } from '#machines/recording/entries.ts'
import { checkSize, NotARecording, readRecording } from '#machines/recording/readRecording.ts'

/** Reads a recorded session from the disk. @throws NotARecording where the file is not there, or is none */
export async function readRecordingFile(file: string): Promise<Recording> {
  const { size } = await stat(file).catch(() => {
    throw new NotARecording(`There is no file ${file}.`)
  })
  checkSize(size)
  return readRecording(await readFile(file, 'utf8'))
}
