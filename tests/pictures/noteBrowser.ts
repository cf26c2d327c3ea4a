/** npx tsx tests/pictures/noteBrowser.ts: writes down the browser with which the kept pictures were just made. */
import { browserHere, noteBrowser } from '../harness/look/madeWith.ts'

noteBrowser()
console.log(`The pictures are of ${browserHere()}.`)
