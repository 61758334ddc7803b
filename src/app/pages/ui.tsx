export default function Page() { return <h1>ui</h1>; }
