import { type Counted, kinds, type Report, sources } from '#charts/tested/report.ts'
import { letters, readSummary, type Summary } from '#charts/tested/summary.ts'

/** The summary of a report: small enough to be committed. */
export function summaryOf({ sources: ran, machines }: Report): Summary {
  return readSummary({
    sources: ran,
    machines: Object.fromEntries(
      Object.entries(machines).map(([name, coverage]) => [
        name,
        Object.fromEntries(kinds.map((kind) => [kind, byLetters(coverage[kind])])),
      ]),
    ),
  })
}

/** A line for each machine, kind and set of sources, so that a change of one is seen as one. */
export function textOfSummary({ sources: ran, machines }: Summary): string {
  const machineText = ([name, coverage]: [string, Summary['machines'][string]]): string => {
    const kindText = kinds.map((kind) => {
      const lines = Object.entries(coverage[kind]).map(
        ([by, all]) => `        ${JSON.stringify(by)}: ${JSON.stringify(all)}`,
      )
      return `      ${JSON.stringify(kind)}: {${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n      `}}`
    })
    return `    ${JSON.stringify(name)}: {\n${kindText.join(',\n')}\n    }`
  }
  const all = Object.entries(machines).map(machineText)
  return `{\n  "sources": ${JSON.stringify(ran)},\n  "machines": {\n${all.join(',\n')}\n  }\n}\n`
}

function byLetters(all: readonly Counted[]): Readonly<Record<string, readonly string[]>> {
  const by: Record<string, string[]> = {}
  for (const { name, by: reached } of all) {
    const own = sources.filter((source) => reached[source] !== undefined).map((source) => letters[source])
    ;(by[own.join('')] ??= []).push(name)
  }
  return by
}
