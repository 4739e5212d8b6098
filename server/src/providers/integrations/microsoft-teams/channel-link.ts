/**
 * Link to a channel, as Teams copies it.
 * Source: learn.microsoft.com, "Create deep links to Teams": `/l/channel/<channel id>/<name>?groupId=<team id>`.
 */
export const channelLinkPattern =
  /^https:\/\/teams\.(?:microsoft|cloud\.microsoft)(?:\.com)?\/l\/channel\/[^/?#]+\/[^?#]*\?(?:[^#]*&)?groupId=[0-9a-fA-F-]{36}(?:[&#].*)?$/;

/** Path of the linked channel in Microsoft Graph. Null: no such link. */
export function channelPath(link: string): string | null {
  if (!channelLinkPattern.test(link)) return null;
  const url = new URL(link);
  const team = url.searchParams.get('groupId') ?? '';
  const channel = decode(url.pathname.split('/')[3] ?? '');
  return channel === null ? null : `/v1.0/teams/${team}/channels/${encodeURIComponent(channel)}`;
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
