import { countsOf, type Report, stateOf } from './report.ts'

/** What a person at the terminal reads; its last line is `N passed, N failed, N not tried`. */
export function terminalReport({ entries, seed }: Report, files: readonly string[]): string {
  const counts = countsOf(entries)
  const lines: string[] = []
  for (const entry of entries) {
    const { theCase, result, repeat } = entry
    const { outcome } = result
    if (stateOf(entry) === 'mended')
      lines.push(`\n${theCase.id} is on the list of known failures and passes: take it off.`)
    if (outcome.state !== 'failed' || stateOf(entry) !== 'failed') continue
    lines.push(
      `\nFAILED (${theCase.grave}) ${theCase.id}: ${theCase.title}`,
      `  at        ${outcome.step}`,
      `  expected  ${indented(outcome.expected)}`,
      `  came      ${indented(outcome.came)}`,
      `  a member would lose: ${theCase.lost}`,
      `  repeat: ${repeat}`,
    )
  }
  const reasons = new Map<string, number>()
  for (const { result } of entries)
    if (result.outcome.state === 'notTried')
      reasons.set(result.outcome.reason, (reasons.get(result.outcome.reason) ?? 0) + 1)
  if (reasons.size > 0) lines.push('\nNot tried:')
  for (const [reason, count] of reasons) lines.push(`  ${count} ${count === 1 ? 'case' : 'cases'}: ${reason}`)
  for (const { theCase, result } of entries)
    for (const note of result.notes) lines.push(`\nAfter ${theCase.id}, ${note}`)
  if (counts.known > 0)
    lines.push(
      `\n${counts.known} known ${counts.known === 1 ? 'failure' : 'failures'}, not counted as failed.`,
    )
  lines.push(`\nSeed ${seed}. Reports: ${files.join(', ')}`)
  lines.push(`${counts.passed} passed, ${counts.failed + counts.mended} failed, ${counts.notTried} not tried`)
  return lines.join('\n')
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n            ')
}
