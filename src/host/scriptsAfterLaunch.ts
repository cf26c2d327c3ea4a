import { readDataBlock } from './dataBlock.ts'

/**
 * Asks for the scripts that the page names and does not load itself (`build/inPage/scriptsAfterLaunch.ts`): React and the screens,
 * once the launch call has left. A page that names none, as where the client is developed, loads them itself.
 */
export function loadScriptsAfterLaunch(document: Document): void {
  const block = readDataBlock(document, 'scripts')
  if (block === null) return
  const addresses: readonly string[] = JSON.parse(block)
  // One that does not come is told of as any script of the page is.
  for (const address of addresses) void import(/* @vite-ignore */ address)
}
