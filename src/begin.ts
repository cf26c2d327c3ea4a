/** Makes the client and starts its machines; React follows once its own scripts are there. */
import { createClient } from '#src/client/createClient.ts'
import { offerDiagnostics } from '#src/client/diagnostics.ts'
import { prefetchFirstView } from '#src/client/firstView.ts'
import { recorded } from '#src/client/recorded.ts'
import { readDataBlock } from '#src/host/dataBlock.ts'
import { droppedAtOpening, openedWith } from '#src/host/openedWith.ts'
import { environment } from '#src/start.ts'

/** Only where the page allows it; then the machines wait for it, so that nothing is missed [CHART-05]. */
const recorder =
  readDataBlock(window.document, 'recording') === null
    ? null
    : import('#src/recording/recorderOfPage.ts').catch(() => null)
export const client = createClient(
  recorder === null ? environment : recorded(environment, recorder),
  openedWith,
)
for (const what of droppedAtOpening) client.counters.count(what)
offerDiagnostics(window, client)
prefetchFirstView(client)
if (recorder === null) client.start()
else void recorder.then((code) => code?.begin(client)).finally(client.start)
