import { createBench } from '#tests/mutation/bench.ts'
import { readdirSync } from 'node:fs'
const files = readdirSync('tests/model', {recursive:true, encoding:'utf8'}).filter(f=>/\.test\.ts$/.test(f) && !/chartCoverage|chart\.test|chartUse|transitions\.test/.test(f)).map(f=>`tests/model/${f}`)
files.push('machines/placement/lapse.test.ts')
const only = process.argv.slice(2)
const b = await createBench(only.length ? only : files)
const t = performance.now()
const k = await b.learn().catch(e=>{console.log(e);process.exit(1)})
console.log(performance.now()-t, k.length)
for (const x of k.toSorted((a,b)=>b.ms-a.ms).slice(0,15)) console.log(Math.round(x.ms), x.marks.size, x.file, x.title)
console.log(await b.outside())
