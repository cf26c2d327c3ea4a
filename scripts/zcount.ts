import { allMachines } from '#machines/all.ts'
import { mutantsOf } from '#tests/mutation/mutantsOf.ts'
let all = 0
for (const [name, machine] of Object.entries(allMachines)) {
  const m = mutantsOf(name, machine)
  all += m.length
  const kinds: Record<string, number> = {}
  for (const { kind } of m) kinds[kind] = (kinds[kind] ?? 0) + 1
  console.log(name, m.length, JSON.stringify(kinds))
  if (process.argv[2] === name) for (const x of m) console.log(' ', x.kind, x.line, x.state, x.name)
}
console.log(all)
