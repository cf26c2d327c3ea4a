import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const openHere = new Set<string>()

/**
 * Takes a data folder for this sandbox alone: its market is in memory, and a second sandbox on the same store would
 * settle the first one's bets. A sandbox that was killed leaves its file behind, and its process id shows that it is gone.
 * @returns a function that gives the folder back
 * @throws Error if another sandbox has the folder
 */
export function lockFolder(folder: string): () => void {
  const path = resolve(folder)
  const file = join(path, 'sandbox.pid')
  const owner = readOwner(file)
  if (openHere.has(path) || (owner !== null && owner !== process.pid && isRunning(owner))) {
    throw new Error(
      `The data folder ${folder} is in use by another sandbox. Choose another with --data. (If there is none, delete ${file}.)`,
    )
  }
  writeFileSync(file, String(process.pid))
  openHere.add(path)
  return () => {
    openHere.delete(path)
    rmSync(file, { force: true })
  }
}

function readOwner(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process that may not be signalled still exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
