import { bridge } from './bridge.ts'
import { openChannel } from './inspect.ts'

bridge(window, openChannel())
