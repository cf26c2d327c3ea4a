import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from '#src/app/App.tsx'
import { createAppRouter } from '#src/app/router.ts'
import { createClient } from '#src/client/createClient.ts'
import { offerDiagnostics } from '#src/client/diagnostics.ts'
import { browserEnvironment } from '#src/client/environment.ts'
import { watchLanguage } from '#src/client/reactions/language.ts'
import { openedWith } from '#src/host/openedWith.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

const environment = browserEnvironment(window)
const client = createClient(environment, openedWith)
offerDiagnostics(window, client)
// Launching begins while the language's texts are on their way.
client.start()
// Not awaited here: other scripts import from this one, and would wait for it.
void watchLanguage({ ...client, root: environment.root }).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App client={client} router={createAppRouter(client)} />
    </StrictMode>,
  ),
)
