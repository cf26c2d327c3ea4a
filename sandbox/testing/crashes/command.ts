// npm run crashes -- --kills 1000 --seed 7: kills a process at so many random instants, and compares its books with what its
// clients were told.
import { parseArgs } from 'node:util'

import { crash, type CrashFigures } from './crashes.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** How many stores are worked on at the same time. */
    lanes: { type: 'string', default: '2' },
  },
})
const [kills, seed, lanes] = [Number(values.kills), Number(values.seed), Number(values.lanes)]
for (const [name, count] of Object.entries({ kills, seed, lanes })) {
  if (Number.isSafeInteger(count) && count >= 0) continue
  console.error(`--${name} wants a whole number.`)
  process.exit(1)
}

const progressEvery = 50

function tell(figures: CrashFigures): void {
  const { whileOpening, answers, there, notThere, tornTails, tornElsewhere, problems } = figures
  const heard = Object.entries(answers).map(([kind, count]) => `${count} ${kind}`)
  console.log(
    [
      `${figures.kills} kills, ${whileOpening} of them while the store was being opened`,
      `answers heard: ${heard.join(', ')}`,
      `bets cut off: ${there} wholly there, ${notThere} wholly not`,
      `logs torn: ${tornTails} in what was being written, ${tornElsewhere} anywhere`,
      `problems: ${problems.length}`,
    ].join('\n  '),
  )
}

console.log(`--kills ${kills} --seed ${seed}`)
let toldOf = 0
const figures = await crash({ seed, kills, lanes }, (sofar) => {
  for (const problem of sofar.problems.slice(toldOf)) console.log(problem)
  toldOf = sofar.problems.length
  if (sofar.kills % progressEvery === 0) tell(sofar)
})
tell(figures)
process.exitCode = figures.problems.length === 0 && figures.kills === kills ? 0 : 1
