import { recordEveryMachine } from './everyMachine.ts'
import { recordAs } from './record.ts'
import { recordFile } from './recordFile.ts'

recordEveryMachine()
recordAs('unit')
recordFile()
