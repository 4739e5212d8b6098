import { RTCPeerConnection } from 'werift';

/** What a browser offers that wants to talk; nobody is there to take the answer. */
export async function offerSdp(): Promise<string> {
  const peer = new RTCPeerConnection({ iceServers: [] });
  peer.addTransceiver('audio', { direction: 'sendrecv' });
  await peer.setLocalDescription(await peer.createOffer());
  const { sdp } = peer.localDescription ?? { sdp: '' };
  await peer.close();
  return sdp;
}
