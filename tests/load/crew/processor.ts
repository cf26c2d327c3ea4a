import { readFileSync } from 'node:fs'

/** Ticks of Linux's clock in a second. */
const ticks = 100

/** @returns seconds of a core that a process has used so far; null where this machine does not say */
export function cpuSecondsOf(pid: number | undefined): number | null {
  if (pid === undefined) return null
  try {
    // The second field, the program's name, may hold anything but a line break.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticks
  } catch {
    return null
  }
}
