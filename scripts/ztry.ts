import { allMachines } from '#machines/all.ts'
import { mutantsOf } from '#tests/mutation/mutantsOf.ts'
import { sentenceFiles, tryAll } from '#tests/mutation/tryAll.ts'
import { writeFileSync } from 'node:fs'
const names = process.argv.slice(2)
const all = Object.entries(allMachines).filter(([n]) => !names.length || names.includes(n)).flatMap(([n, m]) => mutantsOf(n, m))
const t = performance.now(); let last = t
const r = await tryAll(all, sentenceFiles(), (d) => { const n = performance.now(); if (n - last > 1000) console.log('slow', Math.round(n-last), all[d-1]?.name); last = n; if (d % 100 === 0) console.log(d, Math.round((performance.now() - t)/1000)) })
const machines = new Set(all.map(m => m.file.split('/')[1]))
for (const name of machines) {
  const own = r.filter(x => x.mutant.file.split('/')[1] === name)
  const by = (is: string) => own.filter(x => x.fate.is === is)
  console.log(name, own.length, 'caught', by('caught').length, 'survived', by('survived').length, 'stillborn', by('stillborn').length, 'hung', own.filter(x=>x.fate.is==='caught'&&x.fate.by.startsWith('nothing')).length)
}
console.log('total', all.length, r.filter(x=>x.fate.is==='survived').length, Math.round((performance.now() - t)/1000), 's')
writeFileSync('/tmp/tried.json', JSON.stringify(r, null, 1))
for (const x of r) if (x.fate.is !== 'caught') console.log(x.fate.is, x.fate.is === 'survived' ? x.fate.sentences : '', x.mutant.line, x.mutant.name)
