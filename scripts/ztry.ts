import { allMachines } from '#machines/all.ts'
import { mutantsOf } from '#tests/mutation/mutantsOf.ts'
import { sentenceFiles, tryAll } from '#tests/mutation/tryAll.ts'
import { writeFileSync } from 'node:fs'
const names = process.argv.slice(2)
for (const [name, machine] of Object.entries(allMachines)) {
  if (names.length && !names.includes(name)) continue
  const t = performance.now()
  const m = mutantsOf(name, machine)
  const r = await tryAll(m, sentenceFiles(), (d) => { if (d % 100 === 0) console.log(d) })
  const by = (is: string) => r.filter(x => x.fate.is === is)
  console.log(name, m.length, 'caught', by('caught').length, 'survived', by('survived').length, 'stillborn', by('stillborn').length, 'hung', r.filter(x=>x.fate.is==='caught'&&x.fate.by.startsWith('nothing')).length, Math.round((performance.now() - t)/1000), 's')
  writeFileSync(`/tmp/tried-${name}.json`, JSON.stringify(r, null, 1))
  for (const x of r) if (x.fate.is === 'survived') console.log('  S', x.fate.sentences, x.mutant.line, x.mutant.name)
}
