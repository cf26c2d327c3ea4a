import { recordAs } from './record.ts'
import { recordFile } from './recordFile.ts'

recordAs('sentences')
recordFile()
