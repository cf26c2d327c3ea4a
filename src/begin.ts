/** Makes the client and starts its machines; React follows once its own scripts are there. */
import { createClient } from '#src/client/createClient.ts'
import { offerDiagnostics } from '#src/client/diagnostics.ts'
import { prefetchFirstView } from '#src/client/firstView.ts'
import { droppedAtOpening, openedWith } from '#src/host/openedWith.ts'
import { environment } from '#src/start.ts'

export const client = createClient(environment, openedWith)
for (const what of droppedAtOpening) client.counters.count(what)
offerDiagnostics(window, client)
prefetchFirstView(client)
client.start()
