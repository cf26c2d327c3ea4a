/** npm run audit: known faults of the packages, by `npm audit`. Fails at high and critical ones; without a network it says "not tried". */
import { spawnSync } from 'node:child_process'

import { auditOf } from '../../checks/packages/audit.ts'

const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=30000'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
const audit = auditOf(stdout ?? '')
if (audit.kind === 'notTried') console.log(`not tried: ${audit.why}`)
else {
  const found = Object.entries(audit.counts).map(([grade, count]) => `${count} ${grade}`)
  console.log(
    `${audit.isGood ? 'Nothing high or critical' : 'High or critical faults'}: ${found.join(', ')}.`,
  )
  process.exitCode = audit.isGood ? 0 : 1
}
