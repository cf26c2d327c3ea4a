import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Browser, chromium, type Page } from '@playwright/test'

import { launchOptions } from '../browser.ts'

/** Looks again until something is there. */
async function until<T>(look: () => Promise<T | null>, what: string): Promise<T> {
  const deadline = Date.now() + 240_000
  while (Date.now() < deadline) {
    const found = await look()
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${what} did not come.`)
}

/**
 * A browser in processes of its own, with a profile of its own, that can be killed as hard as a power cut (SIGKILL to
 * all of its processes, by their group) and started again on what it had put on disk.
 */
export class KillableBrowser {
  #process: ChildProcess | undefined
  #browser: Browser | undefined
  readonly #profile: string

  private constructor(profile: string) {
    this.#profile = profile
  }

  /** One that does not run yet. */
  static async make(): Promise<KillableBrowser> {
    return new KillableBrowser(await mkdtemp(join(tmpdir(), 'slipway-profile-')))
  }

  /** Starts it (again) and gives its first page. */
  async run(): Promise<Page> {
    // Where it says at which address it hears: that of a killed one is still there.
    const said = join(this.#profile, 'DevToolsActivePort')
    await rm(said, { force: true })
    const child = spawn(
      launchOptions.executablePath ?? chromium.executablePath(),
      [
        ...launchOptions.args,
        '--headless',
        '--lang=en-GB',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.#profile}`,
        'about:blank',
      ],
      { detached: true, stdio: 'ignore' },
    )
    this.#process = child
    const [port] = await until(async () => {
      if (child.exitCode !== null) throw new Error(`The browser ended at its start: ${child.exitCode}`)
      const lines = (await readFile(said, 'utf8').catch(() => '')).split('\n')
      return lines.length > 1 ? lines : null
    }, 'The address of the browser')
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    return this.newPage()
  }

  async newPage(): Promise<Page> {
    const [context] = this.#browser?.contexts() ?? []
    if (context === undefined) throw new Error('The browser does not run.')
    const page = await context.newPage()
    await page.setViewportSize({ width: 1280, height: 720 })
    return page
  }

  /** Ends it as its member does, who closes it: it puts all on disk that is not there yet. */
  async quit(): Promise<void> {
    const child = this.#process
    if (child === undefined) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const session = await this.#browser?.newBrowserCDPSession()
    await session?.send('Browser.close')
    await ended
    await this.#end(child)
  }

  /** Ends all of its processes at once, without a chance to tidy up. */
  async kill(): Promise<void> {
    const child = this.#process
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    process.kill(-child.pid, 'SIGKILL')
    await ended
    await this.#end(child)
  }

  /** Ends it as its member does, and keeps a copy of the local storage that is on disk by then. */
  async quitWithCopy(): Promise<void> {
    await this.quit()
    await cp(this.#localStorage, this.#copy, { recursive: true })
  }

  /** Kills it, and none of what local storage was given since that copy had reached the disk: all else had. */
  async killBeforeWritten(): Promise<void> {
    await this.kill()
    await rm(this.#localStorage, { recursive: true })
    await cp(this.#copy, this.#localStorage, { recursive: true })
  }

  get #localStorage(): string {
    return join(this.#profile, 'Default', 'Local Storage')
  }

  get #copy(): string {
    return join(this.#profile, 'Local Storage before')
  }

  async #end({ pid = 0 }: ChildProcess): Promise<void> {
    await this.#browser?.close().catch(() => undefined)
    // Its processes let go of the profile.
    await until(async () => (isGroupGone(pid) ? true : null), 'The end of the browser')
  }

  async stop(): Promise<void> {
    await this.kill()
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/** Whether no process of a group is left. */
function isGroupGone(group: number): boolean {
  try {
    process.kill(-group, 0)
    return false
  } catch {
    return true
  }
}
