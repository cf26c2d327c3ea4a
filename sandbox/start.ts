import { type SandboxConfig, type SandboxOptions, withDefaults } from './config.ts'
import { serveControl } from './control/routes.ts'
import { createSandbox } from './createSandbox.ts'
import { createPartnerSite } from './partner/site.ts'
import { createApp } from './server/app.ts'
import { listen, originsOf } from './server/listening.ts'
import type { Sandbox } from './server/sandbox.ts'
import { openSecondaries } from './server/secondary.ts'
import { type Database, openDatabase } from './store/database.ts'
import { writeMeta } from './store/meta.ts'
import { checkFeedFiles } from './world/feeds.ts'

/** A running sandbox. */
export interface RunningSandbox {
  /** Origin of client, API, sockets and control calls. */
  clientUrl: string
  /** Origin of the partner site. */
  partnerUrl: string
  sandbox: Sandbox
  close(): Promise<void>
}

/**
 * Starts the sandbox and the partner site. It goes on with what is in the data folder: the same world at the
 * time its clock says, and every account, bet and key as it was.
 * @throws Error with a plain message if a port or the data folder is taken, or a feed's file cannot be read
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const config = withDefaults(options)
  checkFeedFiles(config)
  const database = openDatabase(config.data)
  const running: { close(): Promise<unknown> }[] = []
  try {
    const sandbox = createSandbox(config, database)
    const partner = createPartnerSite(() => sandbox)
    running.push(partner)
    const partnerPort = await listen(partner, config, 'partnerPort')
    const app = await createApp(sandbox, serveControl)
    running.push(app)
    sandbox.setOrigins(originsOf(config, config.port, partnerPort))
    const port = await listen(app, config, 'port')
    sandbox.setOrigins(originsOf(config, port, partnerPort))
    for await (const secondary of openSecondaries(sandbox)) running.push(secondary)
    const timer = setInterval(() => sandbox.tick(), config.tickMs)
    const alive = setInterval(() => noteAlive(config, database), aliveEveryMs)
    noteAlive(config, database)

    return {
      clientUrl: sandbox.origins.client,
      partnerUrl: sandbox.origins.partner,
      sandbox,
      close: async () => {
        clearInterval(timer)
        clearInterval(alive)
        noteAlive(config, database)
        sandbox.placing.stop()
        await Promise.all(running.map((server) => server.close()))
        sandbox.world.close()
        database.close()
      },
    }
  } catch (error) {
    await Promise.all(running.map((server) => server.close()))
    database.close()
    throw error
  }
}

const aliveEveryMs = 30_000

/** Writes down that the sandbox runs, so that a start knows how long it was off. */
function noteAlive(config: SandboxConfig, database: Database): void {
  writeMeta(database, 'aliveReal', String(config.realNow()))
}
