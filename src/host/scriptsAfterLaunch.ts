import { readDataBlock } from './dataBlock.ts'

/**
 * Asks for the scripts that the page names and does not load itself (`build/inPage/scriptsAfterLaunch.ts`): React and the screens,
 * once the launch call has left. One that does not come, or that another did not come for, is told of. A page that names none, as where the client is developed, loads them itself.
 */
export function loadScriptsAfterLaunch(document: Document, onMissing: (error: unknown) => void): void {
  const block = readDataBlock(document, 'scripts')
  if (block === null) return
  const addresses: readonly string[] = JSON.parse(block)
  Promise.all(addresses.map((address) => import(/* @vite-ignore */ address))).catch(onMissing)
}
