/** Placeholder until the operation is known. */
export function SimulatePanel(_: { workflowId: string }) {
  return null;
}
