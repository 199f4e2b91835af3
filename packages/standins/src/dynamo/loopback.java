import com.amazonaws.services.dynamodbv2.local.main.ServerRunner;
import com.amazonaws.services.dynamodbv2.local.server.DynamoDBProxyServer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** Starts DynamoDB Local on 127.0.0.1. It listens on every interface otherwise and has no option to change that. */
class Loopback {
  public static void main(String[] arguments) throws Exception {
    DynamoDBProxyServer dynamo = ServerRunner.createServerFromCommandLineArgs(arguments);
    var field = DynamoDBProxyServer.class.getDeclaredField("server");
    field.setAccessible(true);
    for (var connector : ((Server) field.get(dynamo)).getConnectors())
      ((ServerConnector) connector).setHost("127.0.0.1");
    dynamo.start();
    dynamo.join();
  }
}
