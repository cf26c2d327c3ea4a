import { useEffect, useState } from 'react'

import { readReport, type Report } from './report.ts'
import committed from './summary.json'
import { readSummary, reportOfSummary } from './summary.ts'

/** What the tests reached, or why none of it can be shown. Where none have run, what was committed. */
export type Asked = Report | 'asking' | 'unreadable'

/** Asks for what the tests reached, and again whenever someone comes back to the page: they may have run meanwhile. */
export function useReport(): Asked {
  const [asked, setAsked] = useState<Asked>('asking')
  useEffect(() => {
    let isWanted = true
    const ask = async (): Promise<void> => {
      const answer = await askForReport()
      if (isWanted) setAsked(answer)
    }
    const onFocus = (): void => void ask()
    void ask()
    window.addEventListener('focus', onFocus)
    return () => {
      isWanted = false
      window.removeEventListener('focus', onFocus)
    }
  }, [])
  return asked
}

async function askForReport(): Promise<Asked> {
  try {
    const response = await fetch('tested.json')
    // A built page, with no server to answer, has no report either.
    if (response.status !== 200 || !response.headers.get('content-type')?.includes('json'))
      return reportOfSummary(readSummary(committed))
    return readReport(await response.json()) ?? 'unreadable'
  } catch {
    return 'unreadable'
  }
}
