import type { Moment, Play } from './simulation.ts'

/** A simulation as a test, which runs where it is saved as `machines/NAME/…test.ts`: the same steps lead to the same states. */
export function testOf(machine: string, play: Play, { played, leaves }: Moment): string {
  const steps = played.map(
    ({ step, leaves: after }) => `      [${quoted(step)}, ${quoted(after.join(' '))}],`,
  )
  return [
    '// Made by the page of the charts. Say what a member sees of it in the title, and cite the requirement.',
    "import { expect, test } from 'vitest'",
    '',
    "import { simulate } from '#charts/simulate/simulation.ts'",
    '',
    `test(${quoted(`${machine} comes to ${leaves.join(', ')} [CHART-02]`)}, () => {`,
    `  const play = ${JSON.stringify({ ...play, steps: played.map(({ step }) => step) })}`,
    `  const { played } = simulate(${quoted(machine)}, play)`,
    "  expect(played.map(({ step, leaves }) => [step, leaves.join(' ')])).toEqual([",
    ...steps,
    '  ])',
    '})',
    '',
  ].join('\n')
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
